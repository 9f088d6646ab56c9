import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Manifest } from 'vite';
import type { PrerenderedPage, prerender } from '../../apps/dashboard/src/app/prerender.tsx';
import { dashboardFolder } from '../run/paths.ts';
import { returningMark } from './returning.ts';
import { startInParts } from './startInParts.ts';
import { splitWebFaces, webFacesAhead } from './webFaces.ts';

/** What the server knows of a route: it names code and data in the page that it sends. */
export interface BuiltPage {
  path: string;
  texts: PrerenderedPage['texts'];
  scripts: string[];
  styles: string[];
  calls: string[];
}

/** Below the built folder: what draws pages on the server, never sent to anybody. */
export const RENDER_FOLDER = 'render';

/** Pages are rendered by a build of its own, whose classes are those of the page's styles. */
async function renderPages(outDir: string): Promise<{ shell: string; pages: PrerenderedPage[] }> {
  await build({
    root: dashboardFolder,
    logLevel: 'error',
    publicDir: false,
    // It runs outside of any package: whatever it needs is in it.
    ssr: { noExternal: true },
    build: {
      ssr: 'src/app/prerender.tsx',
      outDir,
      emptyOutDir: true,
      minify: false,
      sourcemap: false,
      manifest: false,
      rolldownOptions: {
        output: { entryFileNames: 'prerender.mjs', chunkFileNames: '[name].mjs' },
      },
    },
  });
  const built = pathToFileURL(join(outDir, 'prerender.mjs')).href;
  // The module that was built above, of the type of its source.
  const rendered = (await import(`${built}?${Date.now()}`)) as { prerender: typeof prerender };
  return rendered.prerender();
}

/** Scripts and styles that a chunk cannot do without, itself first. */
function closure(manifest: Manifest, key: string, seen = new Set<string>()): Set<string> {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const each of manifest[key]?.imports ?? []) closure(manifest, each, seen);
  return seen;
}

function filesOf(manifest: Manifest, keys: Iterable<string>) {
  const chunks = [...keys].flatMap((key) => manifest[key] ?? []);
  return {
    scripts: chunks.map(({ file }) => `/${file}`),
    styles: chunks.flatMap(({ css = [] }) => css.map((file) => `/${file}`)),
  };
}

/** The chunk that a page's `load` imports, by the name that both builds give it. */
function chunkOf(manifest: Manifest, { path, code }: PrerenderedPage): string | null {
  if (code === null) return null;
  // A test runner that builds writes `import` as a function of its own.
  const [, name] = /\(\s*["'][^"']*?([\w.-]+)\.mjs["']/.exec(code) ?? [];
  const key = Object.keys(manifest).find(
    (each) => manifest[each]?.isDynamicEntry === true && manifest[each].name === name,
  );
  if (key === undefined) {
    throw new Error(
      `The code of ${path} was not found in the build: its declaration has to load it by one ` +
        "`import('./….tsx')` of a module whose name no other page has.",
    );
  }
  return key;
}

function chartChunk(manifest: Manifest, kind: string): string {
  const key = `src/blocks/charts/${kind}.ts`;
  if (manifest[key] === undefined) {
    throw new Error(
      `The chart ${kind} has no chunk of its own: ${key} is imported by its kind alone.`,
    );
  }
  return key;
}

/**
 * Puts the shell and its styles into the page, so that it is seen before any script, and writes
 * what the server needs to name code and data of each route (`pages.json`).
 */
export async function prerenderDashboard(dist: string): Promise<void> {
  const { shell, pages } = await renderPages(join(dist, RENDER_FOLDER));
  const index = join(dist, 'index.html');
  const template = readFileSync(index, 'utf8');
  const manifestFile = join(dist, '.vite/manifest.json');
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest;
  const entry = closure(manifest, 'index.html');
  const html = startInParts(template, manifest, dist);
  const built = pages.map((page): BuiltPage => {
    const own = new Set<string>();
    const chunk = chunkOf(manifest, page);
    if (chunk !== null) closure(manifest, chunk, own);
    for (const kind of page.charts) closure(manifest, chartChunk(manifest, kind), own);
    const { scripts, styles } = filesOf(
      manifest,
      [...own].filter((key) => !entry.has(key)),
    );
    // What the page names already is not named again.
    const isNew = (file: string) => !html.includes(`"${file}"`);
    return {
      path: page.path,
      texts: page.texts,
      calls: page.calls,
      scripts: scripts.filter(isNew),
      styles: styles.filter(isNew),
    };
  });
  writeFileSync(join(dist, 'pages.json'), JSON.stringify(built));
  rmSync(join(dist, '.vite'), { recursive: true });

  writeFileSync(
    index,
    inlineStyles(html, dist).replace(
      '<div id="root"></div>',
      () => `<div id="root" data-prerendered>${shell}</div>${END_OF_ROOT}`,
    ),
  );
}

/** Tells the server where the shell ends that it replaces by the whole page. */
const END_OF_ROOT = '<!--end of root-->';

/**
 * A button of the shell that nobody listens to yet is not shown; links work as they are. In a page
 * that the server drew buttons are part of what is read (heads of columns), and wait.
 */
const beforeScripts =
  '#root[data-prerendered=""] button{visibility:hidden}' +
  '#root[data-prerendered] button{pointer-events:none}';

/**
 * Styles stand in the page itself: a sheet of its own would be waited for. Its link stays, switched
 * off, so that chunks that need it find it there and do not fetch it.
 */
function inlineStyles(html: string, dist: string): string {
  const sheets: string[] = [];
  const links = html.replaceAll(
    /<link rel="stylesheet" crossorigin href="(\/assets\/[^"]+\.css)">/g,
    (link, file: string) => {
      sheets.push(readFileSync(join(dist, file), 'utf8'));
      return link.replace('<link ', '<link disabled ');
    },
  );
  const { faces, rest } = splitWebFaces(sheets.join('\n'));
  return links.replace(
    '</head>',
    () =>
      `<style>${rest}\n${beforeScripts}</style>\n    ${webFacesAhead(faces)}\n    ${returningMark}\n  </head>`,
  );
}
