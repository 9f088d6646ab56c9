import type { PanelState } from '@litometr/analytics-widgets';
import { Button } from '@litometr/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { type PageSize, pageSizes } from '../../page/address/params.ts';
import { pageCount } from '../../page/address/sorting.ts';
import { pageMessages } from '../../page/page.messages.ts';
import type { EmptyText } from '../../page/usePanelState.tsx';
import type { Block } from '../block.ts';
import { emptyOr } from './emptyOr.ts';
import { TablePages } from './TablePages.tsx';
import { tablePagesMessages as messages } from './tablePages.messages.ts';

export interface Paging {
  block: Block<{ count: number }>;
  /** Page and page size of the address. */
  search: { page: number; size: number };
  onPage: (page: number) => void;
  /** Called with the chosen page size; absent: the page size is fixed. */
  onSize?: (size: PageSize) => void;
  /** Clears the filters, where they may match nothing. */
  onReset?: () => void;
  /** Another action offered where no rows are left. */
  emptyHelp?: string;
  /** Text of a list without rows; by default that nothing was found. */
  empty?: EmptyText;
}

/**
 * State of one page of rows: nothing is left, a page past the end of the list, or one page of
 * several.
 */
export function usePaged(paging: Paging): { state: PanelState; pagination: ReactNode } {
  const { block, search, onPage, onSize, onReset, emptyHelp } = paging;
  const { formatMessage: t, formatNumber } = useIntl();
  const { data, state } = block;
  const pages = pageCount(data?.count ?? 0, search.size);
  // While rows are refreshed the count may belong to another search.
  const isSettled = state.kind === 'ready' && state.refreshing !== true;
  if (data !== undefined && data.count > 0 && isSettled && search.page > pages) {
    return {
      state: {
        kind: 'empty',
        title: t(messages.pastEnd, { page: formatNumber(search.page) }),
        description: t(messages.pastEndHelp, { count: pages }),
        action: <Button onPress={() => onPage(pages)}>{t(messages.lastPage)}</Button>,
      },
      pagination: null,
    };
  }
  const empty = paging.empty ?? {
    title: t(pageMessages.emptyTitle),
    ...(emptyHelp !== undefined && { description: emptyHelp }),
    ...(onReset !== undefined && {
      action: <Button onPress={onReset}>{t(pageMessages.resetFilters)}</Button>,
    }),
  };
  return {
    state: emptyOr(state, data?.count, empty),
    pagination: data !== undefined &&
      data.count > (onSize === undefined ? search.size : pageSizes[0]) && (
        <TablePages
          page={search.page}
          pageCount={pages}
          onPage={onPage}
          size={search.size}
          {...(onSize !== undefined && { onSize })}
        />
      ),
  };
}
