import { type SearchResult, search, searchKinds } from '@litometr/api-contract';
import type { CommandGroup } from '@litometr/ui/command-palette';
import { useDeferredValue, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useEndpoint } from '../../api/useEndpoint.ts';
import { useDomain } from '../../domain/useDomain.ts';
import { useGloss } from '../../domain/useGloss.ts';
import { useNames } from '../../domain/useNames.ts';
import { pageMessages } from '../../page/page.messages.ts';
import { foundCommand } from './foundCommands.tsx';
import { openedMessages } from './opened.messages.ts';
import { matchingPages, pageCommands } from './pageCommands.ts';
import { toolsMessages as messages } from './tools.messages.ts';

/** One letter fits everything. */
const FEWEST_LETTERS = 2;
/** Results of a kind. */
const SHOWN_RESULTS = 6;

const kindLabels = {
  book: openedMessages.books,
  author: openedMessages.authors,
  tag: openedMessages.tags,
  genre: openedMessages.genres,
} as const;

interface SearchGroups {
  /** Results by kind, and the matching pages; all pages while nothing is typed. */
  groups: CommandGroup[];
  /** The text where there is no group. */
  empty: string;
  /** How many were found, to be announced; empty until it is known. */
  announcement: string;
  isPending: boolean;
}

/**
 * Searches books, authors, tags and genres of all portals, and the product's pages.
 *
 * @param query as typed
 * @param isOn whether the search is visible: no request is sent otherwise
 */
export function useSearchGroups(query: string, isOn: boolean): SearchGroups {
  const intl = useIntl();
  const { formatMessage: t } = intl;
  const domain = useDomain();
  const { gloss } = useGloss();
  const names = useNames();
  const deferredQuery = useDeferredValue(query.trim());
  const isSearching = deferredQuery.length >= FEWEST_LETTERS;
  const results = useEndpoint(
    search,
    { query: { q: deferredQuery, size: SHOWN_RESULTS } },
    { enabled: isOn && isSearching },
  );
  const pages = useMemo(() => pageCommands(intl), [intl]);
  const fitting = deferredQuery === '' ? pages : matchingPages(pages, deferredQuery);
  const items = (isSearching ? results.data?.items : undefined) ?? [];
  const describe = ({ kind, name, portal, books }: Exclude<SearchResult, { kind: 'book' }>) => {
    const where = t(openedMessages.ofPortal, { portal: domain.portal(portal), books });
    const meant = kind === 'author' ? null : gloss(name);
    return meant === null ? where : `${meant} · ${where}`;
  };
  const found = searchKinds.flatMap((kind): CommandGroup[] => {
    const rows = items.filter((item) => item.kind === kind);
    if (rows.length === 0) return [];
    const commands = rows.map((row) => foundCommand(row, describe, names));
    return [{ id: kind, label: t(kindLabels[kind]), items: commands }];
  });
  const status = searchStatus();
  return {
    groups: [
      ...found,
      ...(status === null ? [] : [{ id: 'search', label: t(messages.search), items: [], status }]),
      ...(fitting.length === 0
        ? []
        : [{ id: 'pages', label: t(openedMessages.pages), items: fitting }]),
    ],
    empty: isSearching
      ? t(openedMessages.searchNone, { q: deferredQuery })
      : t(openedMessages.searchStart),
    announcement:
      isSearching && results.isSuccess
        ? t(openedMessages.searchFound, { count: items.length + fitting.length })
        : '',
    isPending: isSearching && (results.isFetching || deferredQuery !== query.trim()),
  };

  function searchStatus(): CommandGroup['status'] | null {
    if (!isSearching) return null;
    if (results.isError) {
      const retry = { label: t(pageMessages.retry), onRetry: () => void results.refetch() };
      return { kind: 'failed', text: t(openedMessages.searchFailed), retry };
    }
    return results.isPending ? { kind: 'loading', text: t(openedMessages.searchLoading) } : null;
  }
}
