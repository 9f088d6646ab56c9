import type { RouteObject } from 'react-router-dom';
import type { PageHandle } from '../page/pageHandle.ts';
import { whenIdle } from '../page/whenIdle.ts';
import { pageAt } from './pageAt.ts';
import { savesData } from './savesData.ts';

/** Where a reader goes from here, most often. */
const LINKS = 'nav a[href]';

const idle = () => new Promise<void>((resolve) => void whenIdle(resolve));

/** The pages that the links in sight of a navigation lead to, each once, in their order. */
function pagesInSight(routes: RouteObject[]): Set<PageHandle['load']> {
  const links = [...document.querySelectorAll<HTMLAnchorElement>(LINKS)];
  const inSight = links.filter(({ origin }) => origin === location.origin);
  const pages = inSight
    .filter((link) => link.checkVisibility())
    .map((link) => pageAt(routes, new URL(link.href))?.page.load);
  return new Set(pages.filter((load) => load !== undefined));
}

/**
 * Fetches the code of the pages that the navigation leads to, one after the other, when the browser
 * has nothing else to do: what a press waits for then is the data alone. Data wait for intent
 * (`warmLinks`), and who saves data fetches what they open.
 */
export async function fetchCodeAhead(routes: RouteObject[]): Promise<void> {
  if (savesData()) return;
  for (const load of pagesInSight(routes)) {
    await idle();
    // A failure is told when the page is gone to.
    await load().catch(() => undefined);
  }
}
