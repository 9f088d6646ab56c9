import type { Download, Page } from 'playwright-core';

/** What came of pressing a control. */
export interface Effect {
  /** The address is another. */
  moved: boolean;
  /** Something of the page was drawn anew, or says another state of itself. */
  drawn: number;
  download: Download | null;
  copied: string | null;
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

/** Does something on the page and tells what came of it, once something has. */
export async function effectOf(page: Page, act: () => Promise<void>): Promise<Effect> {
  const before = page.url();
  const downloads: Download[] = [];
  const keep = (found: Download) => void downloads.push(found);
  page.on('download', keep);
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
  while (downloads.length === 0 && !(await happened()) && Date.now() < end) {
    await page.waitForTimeout(50);
  }
  const seen = await page.evaluate(() => {
    window.crawled?.stop();
    return window.crawled ?? null;
  });
  page.off('download', keep);
  return {
    moved: page.url() !== before,
    drawn: seen?.drawn ?? 1,
    download: downloads[0] ?? null,
    copied: seen?.copied ?? null,
  };
}
