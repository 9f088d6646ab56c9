import {
  ColumnChooser,
  columnIdOf,
  DataTable,
  downloadRows,
  type PanelState,
} from '@litometr/analytics-widgets';
import type { ListItem, PortalSlug } from '@litometr/api-contract';
import { IconButton, Inline, Stack, Text } from '@litometr/ui';
import { useIntl } from 'react-intl';
import { blockMessages } from '../blocks.messages.ts';
import { MAX_COMPARED_BOOKS } from '../compare/compareTray.ts';
import type { RankListResponse } from './listReads.ts';
import * as css from './RankTable.css.ts';
import { hiddenAtFirst, useRankColumns } from './rankColumns.tsx';
import { rankListMessages as messages } from './rankList.messages.ts';

export interface RankTableProps {
  portal: PortalSlug;
  state: PanelState;
  response: RankListResponse | undefined;
  /** The list's name. */
  name: string;
  /** Rows of the skeleton: the usual length of the list. */
  expectedRows: number;
  /** Ids of the columns shown; undefined: those that most readers need. */
  shown: readonly string[] | undefined;
  onShow: (shown: string[] | undefined) => void;
  /** Ids of books that the race highlights. */
  chosen: readonly string[];
  onChoose: (ids: string[]) => void;
  genreHref?: (genre: number) => string;
}

const noRows: readonly ListItem[] = [];
const noDays: readonly string[] = [];

/** The places of a list: rows lead to books, columns are the reader's, chosen rows lead the race. */
export function RankTable(props: RankTableProps) {
  const { portal, state, response, name, genreHref, chosen } = props;
  const { formatMessage: t } = useIntl();
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
  const { shown } = props;
  const hidden =
    shown === undefined
      ? atFirst
      : columns
          .filter(({ meta }) => !meta?.rowHeader)
          .map(columnIdOf)
          .filter((id) => !shown.includes(id));
  const put = (next: readonly string[]) => {
    const ids = columns.map(columnIdOf);
    const isUsual = ids.every((id) => next.includes(id) === atFirst.includes(id));
    props.onShow(isUsual ? undefined : ids.filter((id) => !next.includes(id)));
  };
  return (
    <Stack gap="xs">
      <Inline justify="between" gap="sm" wrap={false}>
        <Text size="caption" tone="secondary">
          {t(messages.chooseHint)}
        </Text>
        <Inline gap="xxs" wrap={false} className={css.tools}>
          <ColumnChooser columns={columns} hidden={hidden} onChange={put} />
          <IconButton
            icon="download"
            label={t(blockMessages.csv)}
            isDisabled={rows.length === 0}
            onPress={() => void downloadRows(name, columns, rows, hidden)}
          />
        </Inline>
      </Inline>
      <DataTable
        label={t(messages.tableLabel, { list: name })}
        columns={columns}
        rows={rows}
        getRowId={(row) => String(row.book.id)}
        state={state}
        skeletonRows={props.expectedRows}
        hiddenColumns={hidden}
        fitsColumns={shown === undefined}
        selection={{
          ids: new Set(chosen),
          max: MAX_COMPARED_BOOKS,
          nameOf: (row) => row.book.title,
          onChange: (ids) => props.onChoose([...ids]),
        }}
      />
    </Stack>
  );
}
