import { type Browser, chromium, type Page } from 'playwright-core';
import { findWindowedBrowser } from '../bootstrap/browser.mjs';
import type { Look, Shot } from './shots.ts';

/** A change of the theme: the value that tokens have, in small letters, and the one they get. */
export interface TokenChange {
  from: string;
  to: string;
}

export interface Photograph {
  story: string;
  look: Look;
  png: Buffer;
}

/** Pictures of a story until two are alike. */
const MAX_TRIES = 12;

const desktop = { width: 720, height: 560 };
const phone = { width: 360, height: 640 };

/** @throws where this machine has no Chromium. */
export async function openBrowser(): Promise<Browser> {
  const executablePath: unknown = findWindowedBrowser();
  if (typeof executablePath !== 'string') {
    throw new Error('No Chromium was found. Run `npm run bootstrap -- --browser`.');
  }
  return chromium.launch({
    executablePath,
    // Renders text the same on every screen: no subpixels, no hinting of the desktop's choice.
    args: [
      '--no-sandbox',
      '--font-render-hinting=none',
      '--disable-lcd-text',
      // Renders full frames with baseline instructions, independent of this processor's extensions.
      '--disable-gpu',
      '--disable-partial-raster',
      '--disable-skia-runtime-opts',
    ],
  });
}

/**
 * A page on which nothing moves.
 *
 * @param clock `running` for charts over days: they wait for time to pass before they are drawn
 */
export async function openCamera(
  browser: Browser,
  { clock = 'fixed' }: { clock?: 'fixed' | 'running' } = {},
): Promise<Page> {
  const context = await browser.newContext({
    viewport: desktop,
    deviceScaleFactor: 1,
    reducedMotion: 'reduce',
    colorScheme: 'light',
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
  });
  // Every picture is of the same day, this year and the next.
  if (clock === 'fixed') await context.clock.setFixedTime(new Date('2026-11-20T09:00:00Z'));
  // A busy machine is slow, not wrong.
  context.setDefaultTimeout(60_000);
  await context.addInitScript(noteEndings);
  return context.newPage();
}

/** How a story ended: Storybook says it once, when the story and its play are over. */
interface Ending {
  storyId: string;
  status: 'success' | 'error';
}

/** Globals of Storybook's preview on the window, as far as they are used here. */
interface Stage {
  __STORYBOOK_PREVIEW__?: {
    currentRender?: { story?: { parameters?: Record<string, unknown> } };
  };
  /** Noted by `noteEndings` below. */
  litometrEnding?: Ending & { failure: string | null };
}

/**
 * Runs on the page before Storybook does. The phase is 'finished' also for a story whose play
 * failed; only the channel distinguishes them, so its events are recorded from the start.
 */
function noteEndings(): void {
  interface Channel {
    on: (event: string, listener: (said: never) => void) => void;
  }
  const stage = window as Stage;
  let failure: string | null = null;
  let stored: Channel | undefined;
  Object.defineProperty(window, '__STORYBOOK_ADDONS_CHANNEL__', {
    configurable: true,
    get: () => stored,
    set: (channel: Channel) => {
      stored = channel;
      const onFailure = ({ message }: { message: string }) => {
        failure = message;
      };
      channel.on('playFunctionThrewException', onFailure);
      channel.on('storyThrewException', onFailure);
      channel.on('storyErrored', ({ description }: { description: string }) => {
        failure = description;
      });
      channel.on('storyMissing', (storyId: string) => {
        stage.litometrEnding = { storyId, status: 'error', failure: 'There is no such story.' };
      });
      channel.on('storyFinished', (ending: Ending) => {
        stage.litometrEnding = { ...ending, failure };
      });
    },
  });
}

async function show(page: Page, url: string, story: string, look: Look): Promise<void> {
  const globals = look === 'rtl' ? 'direction:rtl' : 'theme:light';
  await page.goto(`${url}/iframe.html?id=${story}&viewMode=story&globals=${globals}`);
  const ended = await page.waitForFunction((id) => {
    const ending = (window as Stage).litometrEnding;
    return ending?.storyId === id ? ending : false;
  }, story);
  const ending = await ended.jsonValue();
  if (ending !== false && (ending.status !== 'success' || ending.failure !== null)) {
    throw new Error(
      `The story ${story} failed and cannot be photographed: ${ending.failure ?? 'see its play'}. ` +
        'Open it in Storybook; its panel of interactions says what failed.',
    );
  }
}

async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // A subset of a face loads when text that needs it is laid out: only then can it be awaited.
    do {
      document.body.getBoundingClientRect();
      await document.fonts.ready;
    } while (document.fonts.status === 'loading');
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });
}

const oneShot = (page: Page): Promise<Buffer> =>
  page.screenshot({ animations: 'disabled', caret: 'hide', fullPage: true });

/** Pictures until one is like the one before: what is placed by measuring has then come to rest. */
async function photograph(page: Page): Promise<Buffer> {
  let before = await oneShot(page);
  for (let count = 0; count < MAX_TRIES; count += 1) {
    const now = await oneShot(page);
    if (now.equals(before)) return now;
    before = now;
  }
  throw new Error(
    `A story still changed after ${MAX_TRIES} pictures (${page.url()}). Choose a stable one in ` +
      'tooling/visual/shots.ts, or stop its animation.',
  );
}

/** One visit for light and dark, which differ in a class; another one from right to left. */
export async function shoot(page: Page, url: string, shot: Shot): Promise<Photograph[]> {
  const taken: Photograph[] = [];
  const keep = async (look: Look) => {
    await settle(page);
    taken.push({ story: shot.story, look, png: await photograph(page) });
  };

  await show(page, url, shot.story, 'light');
  const { isPhone, width } = await page.evaluate(() => {
    const said = (window as Stage).__STORYBOOK_PREVIEW__?.currentRender?.story?.parameters ?? {};
    return { isPhone: said['phone'] === true, width: Number(said['width'] ?? 0) };
  });
  const size = width > 0 ? { ...desktop, width } : isPhone ? phone : desktop;
  const { width: wide, height: high } = page.viewportSize() ?? { width: 0, height: 0 };
  if (wide !== size.width || high !== size.height) {
    // Rendered again at its own size: otherwise measured positions of the previous size would
    // remain.
    await page.setViewportSize(size);
    await show(page, url, shot.story, 'light');
  }
  await keep('light');
  if (shot.looks.includes('dark')) {
    await page.evaluate(() => document.body.classList.replace('light', 'dark'));
    await keep('dark');
  }
  if (shot.looks.includes('rtl')) {
    await show(page, url, shot.story, 'rtl');
    await keep('rtl');
  }
  return taken;
}

/** The story as it would be if the theme held another value: every variable with the old one gets it. */
export async function shootChanged(
  page: Page,
  url: string,
  story: string,
  change: TokenChange,
): Promise<{ before: Buffer; after: Buffer }> {
  await show(page, url, story, 'light');
  await settle(page);
  const before = await photograph(page);
  const changed = await page.evaluate(({ from, to }) => {
    const variables = new Set<string>();
    const read = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if (rule instanceof CSSStyleRule) {
          const names = [...rule.style].filter((name) => name.startsWith('--'));
          for (const name of names) {
            if (rule.style.getPropertyValue(name).trim().toLowerCase() === from)
              variables.add(name);
          }
        } else if (rule instanceof CSSLayerBlockRule) read(rule.cssRules);
      }
    };
    for (const sheet of document.styleSheets) read(sheet.cssRules);
    for (const name of variables) document.body.style.setProperty(name, to);
    return variables.size;
  }, change);
  if (changed === 0) {
    throw new Error(`No token has the value ${change.from}: name one that the theme holds now.`);
  }
  return { before, after: await photograph(page) };
}
