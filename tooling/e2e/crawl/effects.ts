import type { Download, FileChooser, Page, Request } from 'playwright-core';

/** Effect of pressing a control. */
export interface Effect {
  /** The address is another. */
  moved: boolean;
  /** Number of mutations: content that was rendered again, or attributes that changed. */
  mutations: number;
  download: Download | null;
  copied: string | null;
  /** A file dialog was opened. */
  opensFileDialog: boolean;
}

declare global {
  interface Window {
    crawled: { mutations: number; stop: () => void; copied: string | null } | undefined;
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
        if (!isPassing && window.crawled !== undefined) window.crawled.mutations += 1;
      }
    });
    window.crawled = { mutations: 0, copied: null, stop: () => observer.disconnect() };
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

const countMutations = (page: Page): Promise<number> =>
  page.evaluate(() => window.crawled?.mutations ?? 0);

const requests = new WeakMap<Page, Set<Request>>();

/**
 * Returns the page's pending requests, recorded from the first call on: a hover already requests
 * the code that a press needs.
 */
export function requestsOf(page: Page): ReadonlySet<Request> {
  const known = requests.get(page);
  if (known !== undefined) return known;
  const pending = new Set<Request>();
  requests.set(page, pending);
  const end = (request: Request) => void pending.delete(request);
  page.on('request', (request) => void pending.add(request));
  page.on('requestfinished', end).on('requestfailed', end);
  return pending;
}

/**
 * Waits until there are no more mutations and no pending requests: the code of a dialog loads when
 * it opens. A busy browser reports requests with a delay.
 */
export async function waitUntilIdle(page: Page): Promise<void> {
  const pending = requestsOf(page);
  const IDLE_MS = 250;
  const TIMEOUT_MS = 5000;
  const end = Date.now() + TIMEOUT_MS;
  for (let mutations = -1; Date.now() < end; ) {
    const now = await countMutations(page);
    if (now === mutations) return;
    mutations = pending.size === 0 ? now : -1;
    await page.waitForTimeout(IDLE_MS);
  }
}

/** Performs an action on the page and returns its effect, once there is one. */
export async function effectOf(page: Page, act: () => Promise<void>): Promise<Effect> {
  const before = page.url();
  const downloads: Download[] = [];
  const choosers: FileChooser[] = [];
  const addDownload = (found: Download) => void downloads.push(found);
  const addChooser = (found: FileChooser) => void choosers.push(found);
  page.on('download', addDownload).on('filechooser', addChooser);
  await watch(page);
  await act();
  const happened = () =>
    page.evaluate(
      (url) =>
        window.crawled === undefined ||
        location.href !== url ||
        window.crawled.mutations > 0 ||
        window.crawled.copied !== null,
      before,
    );
  const TIMEOUT_MS = 3000;
  const end = Date.now() + TIMEOUT_MS;
  while (downloads.length + choosers.length === 0 && !(await happened()) && Date.now() < end) {
    await page.waitForTimeout(50);
  }
  await waitUntilIdle(page);
  const seen = await page.evaluate(() => {
    window.crawled?.stop();
    return window.crawled ?? null;
  });
  page.off('download', addDownload).off('filechooser', addChooser);
  return {
    moved: page.url() !== before,
    mutations: seen?.mutations ?? 1,
    download: downloads[0] ?? null,
    copied: seen?.copied ?? null,
    opensFileDialog: choosers.length > 0,
  };
}
