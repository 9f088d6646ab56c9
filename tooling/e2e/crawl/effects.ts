import type { Download, FileChooser, Page, Request } from 'playwright-core';

/** What came of pressing a control. */
export interface Effect {
  /** The address is another. */
  moved: boolean;
  /** Something of the page was drawn anew, or says another state of itself. */
  drawn: number;
  download: Download | null;
  copied: string | null;
  /** The reader was asked for a file. */
  asksFile: boolean;
}

declare global {
  interface Window {
    crawled: { drawn: number; stop: () => void; copied: string | null } | undefined;
  }
}

/** Looks of a pointer or a focus on a control are no effect of it. */
const passing =
  /^data-(?:hovered|pressed|focused|focus-visible|focus-within|focus-visible-within|react-aria-pressable)$|^style$|^tabindex$|^id$/u;

async function watch(page: Page): Promise<void> {
  await page.evaluate((source) => {
    const ignored = new RegExp(source, 'u');
    const observer = new MutationObserver((records) => {
      for (const record of records) {
        const { target } = record;
        const element = target instanceof Element ? target : target.parentElement;
        if (element?.closest('[role="tooltip"], [data-live-announcer]')) continue;
        const isPassing = record.type === 'attributes' && ignored.test(record.attributeName ?? '');
        if (!isPassing && window.crawled !== undefined) window.crawled.drawn += 1;
      }
    });
    window.crawled = { drawn: 0, copied: null, stop: () => observer.disconnect() };
    observer.observe(document, {
      attributes: true,
      characterData: true,
      childList: true,
      subtree: true,
    });
    navigator.clipboard.writeText = (text) => {
      if (window.crawled !== undefined) window.crawled.copied = text;
      return Promise.resolve();
    };
  }, passing.source);
}

const drawnOn = (page: Page): Promise<number> => page.evaluate(() => window.crawled?.drawn ?? 0);

const requests = new WeakMap<Page, Set<Request>>();

/**
 * What the page asks for and has no answer to yet, from the first call on: a hover already asks for
 * what a press opens.
 */
export function requestsOf(page: Page): ReadonlySet<Request> {
  const known = requests.get(page);
  if (known !== undefined) return known;
  const asked = new Set<Request>();
  requests.set(page, asked);
  const end = (request: Request) => void asked.delete(request);
  page.on('request', (request) => void asked.add(request));
  page.on('requestfinished', end).on('requestfailed', end);
  return asked;
}

/**
 * Waits until no more is drawn and nothing is asked for: the code of a dialog comes when it opens. A
 * busy browser tells of what was asked for some time later.
 */
export async function calmed(page: Page): Promise<void> {
  const asked = requestsOf(page);
  const STILL_MS = 250;
  const LONGEST_MS = 5000;
  const end = Date.now() + LONGEST_MS;
  for (let drawn = -1; Date.now() < end; ) {
    const now = await drawnOn(page);
    if (now === drawn) return;
    drawn = asked.size === 0 ? now : -1;
    await page.waitForTimeout(STILL_MS);
  }
}

/** Does something on the page and tells what came of it, once something has. */
export async function effectOf(page: Page, act: () => Promise<void>): Promise<Effect> {
  const before = page.url();
  const downloads: Download[] = [];
  const choosers: FileChooser[] = [];
  const keep = (found: Download) => void downloads.push(found);
  const ask = (found: FileChooser) => void choosers.push(found);
  page.on('download', keep).on('filechooser', ask);
  await watch(page);
  await act();
  const happened = () =>
    page.evaluate(
      (url) =>
        window.crawled === undefined ||
        location.href !== url ||
        window.crawled.drawn > 0 ||
        window.crawled.copied !== null,
      before,
    );
  const LONGEST_MS = 3000;
  const end = Date.now() + LONGEST_MS;
  while (downloads.length + choosers.length === 0 && !(await happened()) && Date.now() < end) {
    await page.waitForTimeout(50);
  }
  await calmed(page);
  const seen = await page.evaluate(() => {
    window.crawled?.stop();
    return window.crawled ?? null;
  });
  page.off('download', keep).off('filechooser', ask);
  return {
    moved: page.url() !== before,
    drawn: seen?.drawn ?? 1,
    download: downloads[0] ?? null,
    copied: seen?.copied ?? null,
    asksFile: choosers.length > 0,
  };
}
