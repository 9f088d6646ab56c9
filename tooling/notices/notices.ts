/**
 * `npm run notices` writes THIRD_PARTY_NOTICES.md: the packages that the product runs with, and their
 * licences. `npm run check` compares the file with what is installed.
 */
import {
  existsSync,
  globSync,
  readdirSync,
  readFileSync,
  realpathSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../run/paths.ts';

interface Manifest {
  name: string;
  version: string;
  license?: string | { type: string };
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/** Installed for development, but part of the built packages: fonts are cut out of these. */
const SHIPPED_DEV_SCOPE = '@fontsource-variable/';

const readManifest = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

/** Returns the folder of a dependency, as Node resolves it; null where it is not installed. */
function resolveDependency(folder: string, name: string): string | null {
  const path = join(folder, 'node_modules', name);
  if (existsSync(path)) return realpathSync(path);
  const parent = dirname(folder);
  return parent === folder ? null : resolveDependency(parent, name);
}

/** Collects the folders of all installed dependencies of a folder's package, with theirs. */
function collect(folder: string, names: readonly string[], found: Set<string>): void {
  for (const name of names) {
    const dependency = resolveDependency(folder, name);
    if (dependency === null || found.has(dependency)) continue;
    found.add(dependency);
    collect(dependency, Object.keys(readManifest(dependency).dependencies ?? {}), found);
  }
}

/** Returns the copyright line of a package's licence; empty where it has none. */
function copyrightOf(folder: string): string {
  const file = readdirSync(folder).find((name) => /^licen[cs]e/i.test(name));
  if (file === undefined) return '';
  const text = readFileSync(join(folder, file), 'utf8');
  const line =
    /^[\s*/#]*(copyright (?!notice|owner|holder|license|law).*)$/im.exec(text)?.[1] ?? '';
  // The template of a licence, or the next of several fonts.
  const [own = ''] = line.includes('[yyyy]') ? [] : line.split(/ \S+\.ttf:/);
  return own.trim().replaceAll('|', '\\|').replaceAll(/[<>]/g, '');
}

const found = new Set<string>();
for (const workspace of globSync('{packages,apps}/*/package.json', { cwd: root })) {
  const folder = join(root, dirname(workspace));
  const { dependencies = {}, devDependencies = {} } = readManifest(folder);
  const shipped = Object.keys(devDependencies).filter((name) => name.startsWith(SHIPPED_DEV_SCOPE));
  collect(folder, [...Object.keys(dependencies), ...shipped], found);
}
const rows = [...found]
  .map((folder) => ({ folder, ...readManifest(folder) }))
  .filter(({ name }) => !name.startsWith('@litometr/'))
  .sort((a, b) => (`${a.name} ${a.version}` < `${b.name} ${b.version}` ? -1 : 1))
  .map(({ folder, name, version, license }) => {
    const kind = typeof license === 'object' ? license.type : (license ?? 'see the package');
    return `| [${name}](https://www.npmjs.com/package/${name}) | ${version} | ${kind} | ${copyrightOf(folder)} |`;
  });
const text = `# Third-party notices

The product runs with these packages. Each is used under its own licence, whose text is part of the package. This
file is generated: run \`npm run notices\` after a change of dependencies. Tools of development are not listed.

| Package | Version | Licence | Copyright |
| ------- | ------- | ------- | --------- |
${[...new Set(rows)].join('\n')}
`;

const file = join(root, 'THIRD_PARTY_NOTICES.md');
if (process.argv.includes('--write')) {
  writeFileSync(file, text);
} else if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
  console.log('THIRD_PARTY_NOTICES.md is not current: run npm run notices, and commit the file.');
  process.exitCode = 1;
}
