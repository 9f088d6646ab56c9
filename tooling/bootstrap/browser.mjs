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

/** Opens a page in 2.4 s in place of 4.1: the browser fills a window of its own for each. */
const HEADLESS = 'chromium-headless-shell';
const WINDOWED = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/**
 * The path of a Chromium, or null where there is none.
 * @returns {string | null}
 */
export function findBrowser() {
  return findFirst([HEADLESS, ...WINDOWED]);
}

/**
 * The same for what only the browser of readers does: to keep pages for Back and Forward, and to render
 * text with the edges that readers see.
 * @returns {string | null}
 */
export function findWindowedBrowser() {
  return findFirst(WINDOWED);
}

/**
 * The path of the first that there is: the chosen one, one of the names on the PATH, Playwright's own.
 * @param {string[]} names
 */
function findFirst(names) {
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

const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };

/** @param {string[]} args */
function aptGet(...args) {
  const { status } = spawnSync(
    'apt-get',
    ['-qq', '-o', 'Acquire::http::Timeout=60', '-o', 'Acquire::Retries=2', ...args],
    { stdio: ['ignore', 'ignore', 'inherit'], env: environment },
  );
  return status === 0;
}

/**
 * Version of a Debian package; null where it is not installed.
 * @param {string} name
 */
function installedVersion(name) {
  const { status, stdout } = spawnSync(
    'dpkg-query',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the placeholders are those of dpkg-query
    ['--show', '--showformat=${db:Status-Status} ${Version}', name],
    { encoding: 'utf8' },
  );
  const [state, version] = (stdout ?? '').split(' ');
  return status === 0 && state === 'installed' ? (version ?? null) : null;
}

/** Installs both browsers, or the one without a window in the version of the installed one. */
function installBrowsers() {
  const version = installedVersion('chromium');
  console.log('Installing Chromium from the Debian packages…');
  aptGet('update');
  return aptGet(
    'install',
    '-y',
    '--no-install-recommends',
    ...(version === null ? ['chromium', HEADLESS] : [`${HEADLESS}=${version}`]),
    // Fallback faces for glyphs that our own faces lack; the visual baselines depend on them as well.
    'fonts-liberation',
    'fonts-noto-core',
    'fonts-noto-cjk',
  );
}

/** @returns {string} */
export function ensureBrowser() {
  const found = findBrowser();
  const isChosen = Boolean(process.env['LITOMETR_CHROMIUM']);
  if (found && (isChosen || (findFirst([HEADLESS]) && findWindowedBrowser()))) return found;
  const isRootDebian = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (isRootDebian && !installBrowsers()) {
    console.error('Chromium could not be installed; the lines above say why.');
  }
  const browser = findBrowser();
  if (browser) return browser;
  console.error(
    'The tests need a Chromium. Install one (Debian: apt-get install chromium; ' +
      'elsewhere: npx playwright install chromium) or set LITOMETR_CHROMIUM to the path of yours.',
  );
  process.exit(1);
}
