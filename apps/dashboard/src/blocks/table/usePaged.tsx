import type { PanelState } from '@litometr/analytics-widgets';
import { Button } from '@litometr/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { type PageSize, pageSizes } from '../../page/address/params.ts';
import { pageCount } from '../../page/address/sorting.ts';
import { pageMessages } from '../../page/page.messages.ts';
import type { Block } from '../block.ts';
import { emptyOr } from './emptyOr.ts';
import { TablePages } from './TablePages.tsx';

export interface Paging {
  block: Block<{ count: number }>;
  /** What the address says of the page. */
  search: { page: number; size: number };
  onPage: (page: number) => void;
  /** Takes how many rows a page is to have; absent: it has the rows that it has. */
  onSize?: (size: PageSize) => void;
  /** Takes the filters away, where they may leave nothing. */
  onReset?: () => void;
  /** What else helps where nothing is left. */
  emptyHelp?: string;
}

/** What rows of one page show: nothing is left, or one page of several. */
export function usePaged(paging: Paging): { state: PanelState; pagination: ReactNode } {
  const { block, search, onPage, onSize, onReset, emptyHelp } = paging;
  const { formatMessage: t } = useIntl();
  const { data, state } = block;
  return {
    state: emptyOr(state, data?.count, {
      title: t(pageMessages.emptyTitle),
      ...(emptyHelp !== undefined && { description: emptyHelp }),
      ...(onReset !== undefined && {
        action: <Button onPress={onReset}>{t(pageMessages.resetFilters)}</Button>,
      }),
    }),
    pagination: data !== undefined &&
      data.count > (onSize === undefined ? search.size : pageSizes[0]) && (
        <TablePages
          page={search.page}
          pageCount={pageCount(data.count, search.size)}
          onPage={onPage}
          size={search.size}
          {...(onSize !== undefined && { onSize })}
        />
      ),
  };
}
