import type { Highlight, SearchResult } from '@litometr/api-contract';
import { PortalMark } from '@litometr/ui';
import type { Command, TextRange } from '@litometr/ui/command-palette';
import { paths } from '../../domain/paths.ts';
import { portalBySlug } from '../../portals/portals.ts';

const ranges = (highlights: readonly Highlight[]): TextRange[] =>
  highlights.map(([start, end]) => ({ start, end }));

/** The portal's own page of the thing; portals without such a page show it among their trends. */
function hrefOf(found: Exclude<SearchResult, { kind: 'book' }>): string {
  const { kind, portal, id } = found;
  if (kind === 'author') return paths.author(id);
  const pages = portalBySlug(portal)?.pages.map(({ path }) => path) ?? [];
  if (kind === 'tag') {
    return pages.includes('tag-stats')
      ? paths.tag(portal, id)
      : `${paths.portal(portal)}?view=tags`;
  }
  return pages.includes('books')
    ? paths.catalogueOfGenre(portal, id)
    : `${paths.portal(portal)}?view=genres`;
}

/** What the search has found, as rows of the palette. */
export function foundCommand(
  found: SearchResult,
  describe: (found: Exclude<SearchResult, { kind: 'book' }>) => string,
): Command {
  const icon = <PortalMark portal={found.portal} />;
  if (found.kind === 'book') {
    return {
      id: `book:${found.book.id}`,
      label: found.title.text,
      matches: ranges(found.title.highlights),
      description: found.authors.map(({ text }) => text).join(', '),
      icon,
      href: paths.book(found.book.id),
    };
  }
  return {
    id: `${found.kind}:${found.portal}:${found.id}`,
    label: found.name,
    matches: ranges(found.highlights),
    description: describe(found),
    icon,
    href: hrefOf(found),
  };
}
