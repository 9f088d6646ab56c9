import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from 'vite';

/** Script of the entry, as the bundler names it in the page. */
const ENTRY = /<script type="module" crossorigin src="(\/assets\/[^"]+\.js)"><\/script>/;

/** Files of a chunk, those that it stands on before itself. */
function fromGroundUp(manifest: Manifest, key: string, seen = new Set<string>()): string[] {
  if (seen.has(key)) return [];
  seen.add(key);
  const chunk = manifest[key];
  if (chunk === undefined) return [];
  const below = (chunk.imports ?? []).flatMap((each) => fromGroundUp(manifest, each, seen));
  return [...below, `/${chunk.file}`];
}

/** The client of the API: a page that comes with its answers has no use for it at first. */
const CALLING_CODE = 'src/app/wire.ts';

function callingCode(manifest: Manifest, entry: ReadonlySet<string>): string[] {
  if (manifest[CALLING_CODE] === undefined) {
    throw new Error(`${CALLING_CODE} has no chunk of its own: the page cannot name it.`);
  }
  return fromGroundUp(manifest, CALLING_CODE)
    .filter((file) => !entry.has(file))
    .map((file) => `<link rel="modulepreload" data-calls crossorigin href="${file}">`);
}

/**
 * Runs the entry part after part, each in a task of its own. A browser runs a script and all that
 * it imports as one task: on a slow processor the page that was drawn would answer nobody for half
 * a second. The page still names all parts, and they arrive together.
 */
export function startInParts(html: string, manifest: Manifest, dist: string): string {
  const [tag, entry] = ENTRY.exec(html) ?? [];
  if (tag === undefined || entry === undefined) {
    throw new Error('The built page names no script: index.html and the bundler have changed.');
  }
  const parts = fromGroundUp(manifest, 'index.html');
  const script =
    'const pause=()=>new Promise((done)=>setTimeout(done));' +
    // The browser reads its table of languages once, at whoever first asks for a format.
    "Intl.NumberFormat.supportedLocalesOf('ru');" +
    `for(const part of ${JSON.stringify(parts)}){await pause();await import(part)}`;
  const hash = createHash('sha256').update(script).digest('base64url').slice(0, 8);
  const file = `/assets/start-${hash}.js`;
  writeFileSync(join(dist, file), script);
  const named = [
    `<script type="module" crossorigin src="${file}"></script>`,
    `<link rel="modulepreload" crossorigin href="${entry}">`,
    // A server that sends the answers along takes these away (`pages/pageHtml.ts`).
    ...callingCode(manifest, new Set(parts)),
  ];
  return html.replace(tag, () => named.join('\n    '));
}
