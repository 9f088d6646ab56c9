/**
 * Finds a Chromium for the tests, or installs Debian's.
 *
 * Looked for in this order: LITOMETR_CHROMIUM, the usual names on the PATH,
 * Playwright's own download. `playwright install` is not tried: many build
 * machines reach only package registries.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/**
 * The path of a Chromium, or null where there is none.
 * @returns {string | null}
 */
export function findBrowser() {
  const named = process.env['LITOMETR_CHROMIUM'];
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(
      `LITOMETR_CHROMIUM names ${named}, which does not exist. Correct it or unset it.`,
    );
  }
  for (const folder of (process.env['PATH'] ?? '').split(delimiter)) {
    for (const name of names) {
      const path = join(folder, name);
      if (existsSync(path)) return path;
    }
  }
  try {
    /** @type {typeof import('playwright-core')} */
    const { chromium } = createRequire(import.meta.url)('playwright-core');
    const own = chromium.executablePath();
    return own && existsSync(own) ? own : null;
  } catch {
    return null; // not installed yet: the PATH was all there is to search
  }
}

/** @returns {string} */
export function ensureBrowser() {
  const found = findBrowser();
  if (found) return found;
  const isRootDebian = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (isRootDebian) {
    console.log('Installing Chromium from the Debian packages…');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const run = (/** @type {string[]} */ args) =>
      spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0;
    run(['update', '-qq']);
    if (
      run([
        'install',
        '-y',
        '-qq',
        '--no-install-recommends',
        'chromium',
        // Fallback faces for glyphs that our own faces lack; the visual baselines depend on them as
        // well.
        'fonts-liberation',
        'fonts-noto-core',
        'fonts-noto-cjk',
      ])
    ) {
      const installed = findBrowser();
      if (installed) return installed;
    }
  }
  console.error(
    'The tests need a Chromium. Install one (Debian: apt-get install chromium; elsewhere: ' +
      'npx playwright install chromium) or set LITOMETR_CHROMIUM to the path of yours.',
  );
  process.exit(1);
}
