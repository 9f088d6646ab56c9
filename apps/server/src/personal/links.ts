import type { PortalSlug, WatchKind } from '@litometr/api-contract';

/**
 * What a link names: a thing by its id of this store, or by what its portal calls it. `externals`
 * are all that a bundle may have called it; a genre has no page that tells it.
 */
export type LinkMeaning =
  | { by: 'id'; kind: WatchKind; target: number }
  | {
      by: 'external';
      portal: PortalSlug;
      kind: 'book' | 'author' | 'tag';
      externals: readonly string[];
      /** Host and path, without `www.` and the query. */
      url: string;
    };

interface LinkForm {
  kind: 'book' | 'author' | 'tag';
  path: RegExp;
}

/** Pages of books, authors and tags, by host; the groups are the possible ids. */
const portalForms: Readonly<Record<string, { slug: PortalSlug; forms: readonly LinkForm[] }>> = {
  'litnet.com': {
    slug: 'litnet',
    forms: [
      { kind: 'book', path: /^\/(?:\w\w\/)?(?:book|reader)\/([\w%.-]*-b(\d+))$/ },
      { kind: 'tag', path: /^\/(?:\w\w\/)?tag\/([\w%.-]*-t(\d+))$/ },
      { kind: 'author', path: /^\/(?:\w\w\/)?([\w%.-]*-u(\d+))$/ },
    ],
  },
  'author.today': {
    slug: 'authortoday',
    forms: [
      { kind: 'book', path: /^\/(?:work|audiobook|reader)\/(\d+)$/ },
      { kind: 'author', path: /^\/u\/([\w.-]+)(?:\/works)?$/ },
    ],
  },
  'litmarket.ru': {
    slug: 'litmarket',
    forms: [
      { kind: 'book', path: /^\/books\/([\w%.-]+)$/ },
      { kind: 'author', path: /^\/([\w%.-]+-p(\d+))(?:\/books)?$/ },
    ],
  },
  'litres.ru': {
    slug: 'litres',
    forms: [
      { kind: 'book', path: /^\/(?:book|audiobook)\/[\w%.-]+\/([\w%.-]+-(\d+))$/ },
      { kind: 'author', path: /^\/author\/([\w%.-]+)$/ },
    ],
  },
  'litgorod.ru': {
    slug: 'litgorod',
    forms: [
      { kind: 'book', path: /^\/books\/(?:view|read)\/(\d+)$/ },
      { kind: 'author', path: /^\/profile\/(\d+)(?:\/books)?$/ },
    ],
  },
  'bookriver.ru': {
    slug: 'bookriver',
    forms: [
      { kind: 'book', path: /^\/(?:book|reader)\/([\w%.-]+)$/ },
      { kind: 'author', path: /^\/author\/([\w%.-]+)$/ },
    ],
  },
};

const ownForms: readonly { kind: WatchKind; path: RegExp }[] = [
  { kind: 'book', path: /^\/books\/(\d{1,15})$/ },
  { kind: 'author', path: /^\/authors\/(\d{1,15})$/ },
  { kind: 'tag', path: /^\/portals\/\w+\/tag-stats\/(\d{1,15})$/ },
];

/** What a link of a portal or of this dashboard names; null where it names no thing. */
export function meaningOf(link: string): LinkMeaning | null {
  const text = link.trim();
  // Of the dashboard itself, wherever it is served: its paths are not those of a portal.
  const isPath = text.startsWith('/');
  const address = isPath ? text : /^[a-z]+:\/\//i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(address, 'https://own.invalid')) return null;
  const { protocol, hostname, pathname } = new URL(address, 'https://own.invalid');
  if (protocol !== 'https:' && protocol !== 'http:') return null;
  const path = pathname.replace(/\/+$/, '');
  const host = hostname.replace(/^(?:www|m)\./, '');
  const portal = Object.hasOwn(portalForms, host) ? portalForms[host] : undefined;
  if (portal === undefined) return ownMeaning(path);
  for (const { kind, path: form } of portal.forms) {
    const [whole, ...ids] = form.exec(path) ?? [];
    if (whole === undefined) continue;
    const externals = ids.flatMap((id: string | undefined) =>
      id === undefined ? [] : [plain(id)],
    );
    return { by: 'external', portal: portal.slug, kind, externals, url: `${host}${path}` };
  }
  return null;
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
