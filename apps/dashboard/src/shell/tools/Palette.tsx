import { search, searchKinds } from '@litometr/api-contract';
import { type CommandGroup, CommandPalette } from '@litometr/ui/command-palette';
import { useDeferredValue, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { useEndpoint } from '../../api/useEndpoint.ts';
import { useDomain } from '../../domain/useDomain.ts';
import { pageMessages } from '../../page/page.messages.ts';
import { foundCommand } from './foundCommands.tsx';
import { matchingPages, pageCommands } from './pageCommands.ts';
import { toolsMessages as messages } from './tools.messages.ts';

export interface ToolProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** One letter fits everything. */
const FEWEST_LETTERS = 2;
/** Results of a kind. */
const SHOWN = 6;

const kindLabels = {
  book: messages.books,
  author: messages.authors,
  tag: messages.tags,
  genre: messages.genres,
} as const;

/** The search over everything: Ctrl+K. */
export default function Palette({ isOpen, onOpenChange }: ToolProps) {
  const intl = useIntl();
  const { formatMessage: t } = intl;
  const domain = useDomain();
  const [query, setQuery] = useState('');
  const asked = useDeferredValue(query.trim());
  const isAsked = asked.length >= FEWEST_LETTERS;
  const answer = useEndpoint(
    search,
    { query: { q: asked, size: SHOWN } },
    { enabled: isOpen && isAsked },
  );
  const pages = useMemo(() => pageCommands(intl), [intl]);
  const fitting = asked === '' ? pages : matchingPages(pages, asked);
  const items = (isAsked ? answer.data?.items : undefined) ?? [];
  const found = searchKinds.flatMap((kind): CommandGroup[] => {
    const rows = items.filter((item) => item.kind === kind);
    if (rows.length === 0) return [];
    const describe = ({
      portal,
      books,
    }: {
      portal: (typeof rows)[number]['portal'];
      books: number;
    }) => t(messages.ofPortal, { portal: domain.portal(portal), books });
    return [
      {
        id: kind,
        label: t(kindLabels[kind]),
        items: rows.map((row) => foundCommand(row, describe)),
      },
    ];
  });
  const status = searchStatus();
  const groups: CommandGroup[] = [
    ...found,
    ...(status === null ? [] : [{ id: 'search', label: t(messages.search), items: [], status }]),
    ...(fitting.length === 0 ? [] : [{ id: 'pages', label: t(messages.pages), items: fitting }]),
  ];

  function searchStatus(): CommandGroup['status'] | null {
    if (!isAsked) return null;
    if (answer.isError) {
      const retry = { label: t(pageMessages.retry), onRetry: () => void answer.refetch() };
      return { kind: 'failed', text: t(messages.searchFailed), retry };
    }
    return answer.isPending ? { kind: 'loading', text: t(messages.searchLoading) } : null;
  }

  return (
    <CommandPalette
      label={t(messages.search)}
      placeholder={t(messages.searchHint)}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      query={query}
      onQueryChange={setQuery}
      groups={groups}
      // Its rows are links; the palette closes behind them.
      onChoose={() => setQuery('')}
      empty={isAsked ? t(messages.searchNone, { q: asked }) : t(messages.searchStart)}
      announcement={
        isAsked && answer.isSuccess
          ? t(messages.searchFound, { count: items.length + fitting.length })
          : ''
      }
      hints={[
        { keys: ['↑', '↓'], label: t(messages.keyMove) },
        { keys: ['Enter'], label: t(messages.keyOpen) },
        { keys: ['Esc'], label: t(messages.keyClose) },
      ]}
    />
  );
}
