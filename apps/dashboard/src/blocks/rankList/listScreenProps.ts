import type { ListKind, PortalSlug } from '@litometr/api-contract';
import type { ReactNode } from 'react';
import type { ChangeList, ListState } from './listState.ts';
import type { ListReads } from './useList.ts';

export interface ListScreenProps {
  portal: PortalSlug;
  list: ListKind;
  reads: ListReads;
  state: ListState;
  onChange: ChangeList;
  /** Rows of the skeleton: the usual length of the list. */
  expectedRows: number;
  genreHref?: (genre: number) => string;
  /** Figures of the page's own, in place of the list's rarer ones. */
  figures?: ReactNode;
  /** Shown next to the parts where it fits; elsewhere the page's head leads to the same. */
  side?: ReactNode;
}
