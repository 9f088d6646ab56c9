import type { Highlight, SearchResult } from '@litometr/api-contract';
import type { Command, TextRange } from '@litometr/ui/command-palette';
import { paths } from '../../domain/paths.ts';
import type { useNames } from '../../domain/useNames.ts';
import { PortalMark } from '../../portals/PortalMark.tsx';

const ranges = (highlights: readonly Highlight[]): TextRange[] =>
  highlights.map(([start, end]) => ({ start, end }));

/** Where the portal shows the thing. */
function hrefOf(found: Exclude<SearchResult, { kind: 'book' }>): string {
  const { kind, portal, id } = found;
  if (kind === 'author') return paths.author(id);
  return kind === 'tag' ? paths.tag(portal, id) : paths.genre(portal, id);
}

/** Returns search results as rows of the palette. */
export function foundCommand(
  found: SearchResult,
  describe: (found: Exclude<SearchResult, { kind: 'book' }>) => string,
  names: ReturnType<typeof useNames>,
): Command {
  const icon = <PortalMark portal={found.portal} />;
  if (found.kind === 'book') {
    return {
      id: `book:${found.book.id}`,
      label: names.title(found.title.text),
      matches: ranges(found.title.highlights),
      description: found.authors.map(({ text }) => names.author(text)).join(', '),
      icon,
      href: paths.book(found.book.id),
    };
  }
  return {
    id: `${found.kind}:${found.portal}:${found.id}`,
    label: found.kind === 'author' ? names.author(found.name) : names.title(found.name),
    matches: ranges(found.highlights),
    description: describe(found),
    icon,
    href: hrefOf(found),
  };
}
