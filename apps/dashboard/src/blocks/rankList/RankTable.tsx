import {
  ColumnChooser,
  columnIdOf,
  DataTable,
  downloadRows,
  type PanelState,
} from '@litometr/analytics-widgets';
import type { ListItem, PortalSlug } from '@litometr/api-contract';
import { IconButton, Inline } from '@litometr/ui';
import { vars } from '@litometr/ui/theme';
import { useIntl } from 'react-intl';
import { blockMessages } from '../blocks.messages.ts';
import { MAX_COMPARED_BOOKS } from '../compare/compareTray.ts';
import type { RankListResponse } from './listReads.ts';
import * as css from './RankTable.css.ts';
import { hiddenAtFirst, useRankColumns } from './rankColumns.tsx';
import { rankListMessages as messages } from './rankList.messages.ts';

interface ShownColumns {
  portal: PortalSlug;
  response: RankListResponse | undefined;
  /** Ids of the columns shown; undefined: those that most readers need. */
  shown: readonly string[] | undefined;
  genreHref?: (genre: number) => string;
}

export interface RankTableProps extends ShownColumns {
  state: PanelState;
  /** The list's name. */
  name: string;
  /** Rows of the skeleton: the usual length of the list. */
  expectedRows: number;
  /** Ids of books that the race highlights. */
  chosen: readonly string[];
  onChoose: (ids: string[]) => void;
}

const noRows: readonly ListItem[] = [];
const noDays: readonly string[] = [];

/** Returns the columns of a list and the ids of the hidden ones. */
function useShownColumns({ portal, response, shown, genreHref }: ShownColumns) {
  const rows = response?.items ?? noRows;
  const kind = response?.list.kind;
  const { week_day: weekDay = null, week_days: weekDays = null } = response?.list ?? {};
  const columns = useRankColumns({
    portal,
    rows,
    list: kind,
    sparkDays: response?.list.spark_days ?? noDays,
    week: weekDay === null || weekDays === null ? null : { day: weekDay, days: weekDays },
    ...(genreHref === undefined ? {} : { genreHref }),
  });
  const atFirst = hiddenAtFirst(kind);
  const hidden =
    shown === undefined
      ? atFirst
      : columns
          .filter(({ meta }) => !meta?.rowHeader)
          .map(columnIdOf)
          .filter((id) => !shown.includes(id));
  return { rows, columns, atFirst, hidden };
}

export interface RankTableToolsProps extends ShownColumns {
  /** The list's name. */
  name: string;
  onShow: (shown: string[] | undefined) => void;
}

/** The columns of the table to choose from, and its rows as a file. */
export function RankTableTools({ name, onShow, ...of }: RankTableToolsProps) {
  const { formatMessage: t } = useIntl();
  const { rows, columns, atFirst, hidden } = useShownColumns(of);
  const put = (next: readonly string[]) => {
    const ids = columns.map(columnIdOf);
    const isUsual = ids.every((id) => next.includes(id) === atFirst.includes(id));
    onShow(isUsual ? undefined : ids.filter((id) => !next.includes(id)));
  };
  return (
    <Inline gap="xxs" wrap={false} className={css.tools}>
      <ColumnChooser columns={columns} hidden={hidden} onChange={put} />
      <IconButton
        icon="download"
        label={t(blockMessages.csv)}
        isDisabled={rows.length === 0}
        onPress={() => void downloadRows(name, columns, rows, hidden)}
      />
    </Inline>
  );
}

/** The places of a list: rows lead to books, columns are the reader's, chosen rows lead the race. */
export function RankTable({ state, name, expectedRows, chosen, onChoose, ...of }: RankTableProps) {
  const { formatMessage: t } = useIntl();
  const { rows, columns, hidden } = useShownColumns(of);
  return (
    <DataTable
      label={t(messages.tableLabel, { list: name })}
      columns={columns}
      rows={rows}
      getRowId={(row) => String(row.book.id)}
      state={state}
      skeletonRows={expectedRows}
      hasCardPages
      stickyOffset={vars.size.header}
      hiddenColumns={hidden}
      fitsColumns={of.shown === undefined}
      selection={{
        ids: new Set(chosen),
        max: MAX_COMPARED_BOOKS,
        nameOf: (row) => row.book.title,
        onChange: (ids) => onChoose([...ids]),
      }}
    />
  );
}
