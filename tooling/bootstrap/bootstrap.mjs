/**
 * Installs the dependencies of the repository, on a machine that has only Node and npm.
 *
 * Runs before every root script, so it must be cheap when nothing changed: it first compares the
 * lock file's hash with the one stored beside the installed packages.
 *
 *   --browser   also find or install a Chromium for the tests
 *   --quiet     print nothing when there is nothing to do or all goes well
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureBrowser } from './browser.mjs';

/** pnpm itself comes by npx; no `packageManager` field (docs/decisions/0002-pnpm-through-npx.md). */
const PNPM = 'pnpm@12.21.0';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const quiet = process.argv.includes('--quiet');
const stampFile = join(root, 'node_modules', '.litometr-bootstrap');

/** Inputs of an install: the lock file and every workspace manifest it was made from. */
function fingerprint() {
  const hash = createHash('sha256');
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json']) {
    hash.update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}

function isInstalled() {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === fingerprint();
}

function install() {
  if (!quiet) console.log('Installing packages…');
  const { status, error } = spawnSync(
    'npx',
    ['-y', PNPM, 'install', '--frozen-lockfile', '--reporter=append-only'],
    {
      cwd: root,
      stdio: quiet ? ['ignore', 'ignore', 'inherit'] : ['ignore', 'inherit', 'inherit'],
      // npm's own settings reach child processes as npm_config_*; pnpm would read them as its own.
      env: Object.fromEntries(
        Object.entries(process.env).filter(
          ([name]) =>
            !/^npm_(config_|lifecycle|package)/i.test(name) || /registry|cafile|proxy/i.test(name),
        ),
      ),
      shell: process.platform === 'win32',
    },
  );
  if (status !== 0) {
    console.error(
      `Packages could not be installed (${error?.message ?? `exit code ${String(status)}`}). ` +
        'The lines above say why; check the connection to the npm registry and run the command again.',
    );
    process.exit(1);
  }
  writeFileSync(stampFile, fingerprint());
}

if (!isInstalled()) install();
if (process.argv.includes('--browser')) ensureBrowser();
