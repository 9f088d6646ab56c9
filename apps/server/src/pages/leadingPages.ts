import { type BuiltPage, matchPage } from './builtPages.ts';

/** A page's address, and what it reads first. */
export interface LeadingPage {
  path: string;
  calls: readonly string[];
}

/** Of one page's links to cards of a kind: those that a visitor meets first. */
const LINKS_OF_A_PAGE = 3;
/** Of a kind over all pages. */
const LINKS_OF_A_KIND = 12;

const hasId = ({ path }: BuiltPage) => path.endsWith('/:id');

/** The public pages without an id that read anything, in the order of the product's own table. */
export function leadingPages(pages: readonly BuiltPage[]): LeadingPage[] {
  return pages.filter((page) => !hasId(page) && page.calls.length > 0);
}

/** The cards (a book, an author, a tag) that the drawn pages lead to, those of each kind bounded. */
export function linkedPages(
  pages: readonly BuiltPage[],
  drawn: readonly string[],
): readonly LeadingPage[] {
  const byKind = new Map(pages.filter(hasId).map((page) => [page, new Map<string, LeadingPage>()]));
  for (const html of drawn) {
    const ofPage = new Map<BuiltPage, number>();
    for (const [, path = ''] of html.matchAll(/\bhref="(\/[^"?#]*)/g)) {
      const { page, id } = matchPage(pages, path) ?? {};
      const found = page === undefined ? undefined : byKind.get(page);
      if (page === undefined || id === undefined || id === null || found === undefined) continue;
      const before = ofPage.get(page) ?? 0;
      const isFull = before >= LINKS_OF_A_PAGE || found.size >= LINKS_OF_A_KIND;
      if (isFull || found.has(path)) continue;
      ofPage.set(page, before + 1);
      found.set(path, { path, calls: page.calls.map((call) => call.replaceAll(':id', id)) });
    }
  }
  return [...byKind.values()].flatMap((found) => [...found.values()]);
}
