import type { PortalSlug, WatchKind } from '@litometr/api-contract';
import { type PortalDefinition, type PortalLink, portalDefinitions } from '@litometr/domain';

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

const portalOfHost: ReadonlyMap<string, PortalDefinition> = new Map(
  portalDefinitions.map((portal) => [new URL(portal.url).hostname.replace(/^www\./, ''), portal]),
);
/** The hosts whose links are known without `https://`. */
export const portalHosts = [...portalOfHost.keys()];
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
  const portal = portalOfHost.get(host);
  if (portal === undefined) return ownMeaning(path);
  for (const candidate of portal.links) {
    const found = matchForm(candidate, path, searchParams);
    if (found === null) continue;
    const { page, externals } = found;
    const { kind } = candidate;
    return { by: 'external', portal: portal.slug, kind, externals, url: `${host}${page}` };
  }
  return null;
}

function matchForm(
  { path: pattern, page, parameter }: PortalLink,
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
