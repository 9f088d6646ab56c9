import type { PortalSlug, WatchKind } from '@litometr/api-contract';

/**
 * Target of a link: an item by its id in this store, or by the portal's own identifiers.
 * `externals` are all ids that a bundle may have used for it; a genre has no page that shows its
 * id.
 */
export type LinkMeaning =
  | { by: 'id'; kind: WatchKind; target: number }
  | {
      by: 'external';
      portal: PortalSlug;
      kind: 'book' | 'author' | 'tag';
      externals: readonly string[];
      /** Host and path of the thing's own page, without `www.` and the query. */
      url: string;
    };

interface LinkForm {
  kind: 'book' | 'author' | 'tag';
  /** The groups are the possible ids. */
  path: RegExp;
  /** Path of the thing's own page, with `$1` for the first id, where the link leads to another. */
  page?: string;
  /** The id is in this parameter of the query. */
  parameter?: string;
}

interface PortalLinks {
  slug: PortalSlug;
  forms: readonly LinkForm[];
}

/** A segment of a path, as `URL` escapes it. */
const NAME = String.raw`[\w%.~-]+`;
/** Litnet's pages begin with a language since 2019. */
const LANGUAGE = String.raw`(?:\/[a-z]{2})?`;
const form = (
  kind: LinkForm['kind'],
  path: string,
  rest: Omit<LinkForm, 'kind' | 'path'> = {},
) => ({
  ...{ kind, path: new RegExp(`^${path}$`) },
  ...rest,
});
/** Chapters, reviews, comments: a page below the page of a thing. */
const below = String.raw`(?:\/.*)?`;

/** Pages of books, authors and tags, and the pages that belong to them, by host. */
const portalLinks: Readonly<Record<string, PortalLinks>> = {
  'litnet.com': {
    slug: 'litnet',
    forms: [
      form('book', String.raw`${LANGUAGE}\/book\/((?:${NAME}-)?b(\d+))`),
      form(
        'book',
        String.raw`${LANGUAGE}\/(?:book|reader|reviews?|comments?|rewards?)\/((?:${NAME}-)?b(\d+))${below}`,
        { page: '/ru/book/$1' },
      ),
      form('book', String.raw`${LANGUAGE}\/book\/rewards-tab`, { parameter: 'id' }),
      form('tag', String.raw`${LANGUAGE}\/tag\/([\w%.~-]*-t(\d+))`),
      form('author', String.raw`${LANGUAGE}\/([\w%.~-]*-u(\d+))`),
      form('author', String.raw`${LANGUAGE}\/([\w%.~-]*-u(\d+))\/.*`, { page: '/ru/$1' }),
    ],
  },
  'author.today': {
    slug: 'authortoday',
    forms: [
      form('book', String.raw`\/(?:work|audiobook)\/(\d+)`),
      form('book', String.raw`\/audiobook\/(\d+)\/.*`, { page: '/audiobook/$1' }),
      form('book', String.raw`\/(?:work|reader)\/(\d+)${below}`, { page: '/work/$1' }),
      // A review has a number of its own, which does not identify its book.
      form('book', String.raw`\/reviews?${below}`, { parameter: 'workId', page: '/work/$1' }),
      form('author', String.raw`\/u\/([\w.-]+)(?:\/works)?`),
      form('author', String.raw`\/u\/([\w.-]+)\/.*`, { page: '/u/$1' }),
    ],
  },
  'litmarket.ru': {
    slug: 'litmarket',
    forms: [
      form('book', String.raw`\/books\/(${NAME})`),
      form('book', String.raw`\/(?:books|reader)\/(?!data(?:\/|$))(${NAME})${below}`, {
        page: '/books/$1',
      }),
      form('author', String.raw`\/([\w%.~-]+-p(\d+))(?:\/books)?`),
      form('author', String.raw`\/([\w%.~-]+-p(\d+))\/.*`, { page: '/$1' }),
    ],
  },
  'litres.ru': {
    slug: 'litres',
    forms: [
      form('book', String.raw`\/(?:book|audiobook)\/(?:${NAME}\/)?(${NAME}-(\d+))`),
      form('book', String.raw`(\/(?:book|audiobook)\/${NAME}\/${NAME}-(\d+))\/.*`, { page: '$1' }),
      // The addresses before 2022: `/biblio_book/`, `/pages/biblio_book/`, `/static/or4/view/or.html`.
      form('book', String.raw`\/(?:pages|static|biblio_book|reader)${below}`, { parameter: 'art' }),
      form('author', String.raw`\/author\/(${NAME})`),
      form('author', String.raw`\/author\/(${NAME})\/.*`, { page: '/author/$1' }),
    ],
  },
  'litgorod.ru': {
    slug: 'litgorod',
    forms: [
      form('book', String.raw`\/books\/(?:view|read|reader)\/(\d+)${below}`, {
        page: '/books/view/$1',
      }),
      form('author', String.raw`\/profile\/(\d+)(?:\/books)?`),
      form('author', String.raw`\/profile\/(\d+)\/.*`, { page: '/profile/$1' }),
    ],
  },
  'bookriver.ru': {
    slug: 'bookriver',
    forms: [
      form('book', String.raw`\/(?:book|reader)\/(${NAME})${below}`, { page: '/book/$1' }),
      form('author', String.raw`\/author\/(${NAME})${below}`, { page: '/author/$1' }),
    ],
  },
};

/** The hosts whose links are known without `https://`. */
export const portalHosts = Object.keys(portalLinks);
/** The same site for another screen. */
const otherScreens = /^(?:(?:www|m|mobile|touch|amp)\.)+/;

const ownForms: readonly { kind: WatchKind; path: RegExp }[] = [
  { kind: 'book', path: /^\/books\/(\d{1,15})$/ },
  { kind: 'author', path: /^\/authors\/(\d{1,15})$/ },
  { kind: 'tag', path: /^\/portals\/\w+\/tag-stats\/(\d{1,15})$/ },
];

/** Returns the target of a link of a portal or of this dashboard; null where it has none. */
export function meaningOf(link: string): LinkMeaning | null {
  const text = link.trim();
  // Of the dashboard itself, wherever it is served: its paths are not those of a portal.
  const isPath = text.startsWith('/');
  const address = isPath ? text : /^[a-z]+:\/\//i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(address, 'https://own.invalid')) return null;
  const { protocol, hostname, pathname, searchParams } = new URL(address, 'https://own.invalid');
  if (protocol !== 'https:' && protocol !== 'http:') return null;
  const path = pathname.replaceAll(/\/{2,}/g, '/').replace(/\/$/, '');
  const host = hostname.replace(/\.$/, '').replace(otherScreens, '');
  const portal = Object.hasOwn(portalLinks, host) ? portalLinks[host] : undefined;
  if (portal === undefined) return ownMeaning(path);
  for (const candidate of portal.forms) {
    const found = matchForm(candidate, path, searchParams);
    if (found === null) continue;
    const { page, externals } = found;
    const { kind } = candidate;
    return { by: 'external', portal: portal.slug, kind, externals, url: `${host}${page}` };
  }
  return null;
}

function matchForm(
  { path: pattern, page, parameter }: LinkForm,
  path: string,
  query: URLSearchParams,
) {
  const match = pattern.exec(path);
  if (match === null) return null;
  if (parameter !== undefined) {
    const id = /^\d{1,15}$/.exec(query.get(parameter) ?? '')?.[0];
    return id === undefined ? null : { page: page?.replace('$1', id) ?? path, externals: [id] };
  }
  const ids = match.slice(1).flatMap((id: string | undefined) => id ?? []);
  return {
    page: page === undefined ? path : path.replace(pattern, page),
    externals: ids.map((id) => plain(id.slice(id.lastIndexOf('/') + 1))),
  };
}

function ownMeaning(path: string): LinkMeaning | null {
  for (const { kind, path: form } of ownForms) {
    const id = form.exec(path)?.[1];
    if (id !== undefined) return { by: 'id', kind, target: Number(id) };
  }
  return null;
}

/** An escaped id as it reads; broken escapes stay as they are. */
function plain(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}
