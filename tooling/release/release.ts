/**
 * `npm run release`: builds the packages, packs them by `npm pack`, checks the tarballs, and
 * publishes those whose version the registry does not have yet. With `--dry-run` it prints what it
 * would publish and publishes nothing; `--pack-to <folder>` writes the tarballs there.
 */
import { globSync, mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildPackages } from '../build/packages.ts';
import { root } from '../run/paths.ts';
import { runStep, runSteps, type Step } from '../run/steps.ts';
import { checkPackages, type PackedPackage, packPackages } from './packed.ts';

const { values } = parseArgs({
  options: { 'dry-run': { type: 'boolean' }, 'pack-to': { type: 'string' } },
});
const isDryRun = values['dry-run'] === true;
const folder = resolve(values['pack-to'] ?? mkdtempSync(join(tmpdir(), 'litometr-release-')));
mkdirSync(folder, { recursive: true });

function fail(reason: string): never {
  console.error(reason);
  process.exit(1);
}

/** Changesets that no version contains yet. */
const pending = globSync('.changeset/*.md', { cwd: root }).filter(
  (file) => !file.includes('README'),
);

async function isPublished({ name, version }: PackedPackage): Promise<boolean> {
  const command: Step['command'] = ['npm', 'view', `${name}@${version}`, 'version'];
  const { ok, output } = await runStep({ name: `look up ${name}`, command });
  return ok && output.trim() === version;
}

if (pending.length > 0 && !isDryRun) {
  fail(`${pending.length} changesets are in no version yet. Run npx changeset version first.`);
}
await buildPackages();
const packed = await packPackages(folder);
if (!(await checkPackages(packed))) fail('Nothing was published: a tarball has faults.');

if (isDryRun) {
  for (const { name, version, size, files } of packed) {
    console.log(`would publish ${name}@${version} (${files.length} files, ${size} bytes)`);
  }
  console.log(`${pending.length} changesets wait for npx changeset version`);
} else {
  const unpublished: PackedPackage[] = [];
  for (const one of packed) if (!(await isPublished(one))) unpublished.push(one);
  const results = await runSteps(
    unpublished.map(({ name, version, tarball }) => ({
      name: `publish ${name}@${version}`,
      command: ['npm', 'publish', tarball, '--access', 'public'],
    })),
  );
  if (!results.every(({ ok }) => ok)) fail('A package was not published.');
  await runSteps([{ name: 'tag', command: ['changeset', 'git-tag'] }]);
}
