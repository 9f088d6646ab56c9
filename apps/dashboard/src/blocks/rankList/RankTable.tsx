import {
  ColumnChooser,
  DataTable,
  downloadRows,
  type PanelState,
} from '@litometr/analytics-widgets';
import type { ListItem, PortalSlug } from '@litometr/api-contract';
import { IconButton, Inline, Stack, Text } from '@litometr/ui';
import { useIntl } from 'react-intl';
import { blockMessages } from '../blocks.messages.ts';
import { MOST_COMPARED } from '../compare/compareTray.ts';
import type { RankListAnswer } from './listReads.ts';
import * as css from './RankTable.css.ts';
import { hiddenAtFirst, useRankColumns } from './rankColumns.tsx';
import { rankListMessages as messages } from './rankList.messages.ts';

export interface RankTableProps {
  portal: PortalSlug;
  state: PanelState;
  answer: RankListAnswer | undefined;
  /** The list's name. */
  name: string;
  /** Rows of the skeleton: the usual length of the list. */
  expectedRows: number;
  /** Ids of the columns shown; undefined: those that most readers need. */
  shown: readonly string[] | undefined;
  onShow: (shown: string[] | undefined) => void;
  /** Ids of books whose way the race tells apart. */
  chosen: readonly string[];
  onChoose: (ids: string[]) => void;
  genreHref?: (genre: number) => string;
}

const noRows: readonly ListItem[] = [];
const noDays: readonly string[] = [];

/** The places of a list: rows lead to books, columns are the reader's, chosen rows lead the race. */
export function RankTable(props: RankTableProps) {
  const { portal, state, answer, name, genreHref, chosen } = props;
  const { formatMessage: t } = useIntl();
  const rows = answer?.items ?? noRows;
  const kind = answer?.list.kind;
  const { week_day: weekDay = null, week_days: weekDays = null } = answer?.list ?? {};
  const columns = useRankColumns({
    portal,
    rows,
    list: kind,
    sparkDays: answer?.list.spark_days ?? noDays,
    week: weekDay === null || weekDays === null ? null : { day: weekDay, days: weekDays },
    ...(genreHref === undefined ? {} : { genreHref }),
  });
  const atFirst = hiddenAtFirst(kind);
  const { shown } = props;
  const hidden =
    shown === undefined
      ? atFirst
      : columns
          .filter(({ id, rowHeader }) => !rowHeader && !shown.includes(id))
          .map(({ id }) => id);
  const put = (next: readonly string[]) => {
    const isUsual = columns.every(({ id }) => next.includes(id) === atFirst.includes(id));
    props.onShow(
      isUsual ? undefined : columns.filter(({ id }) => !next.includes(id)).map(({ id }) => id),
    );
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
        selection={{
          ids: new Set(chosen),
          max: MOST_COMPARED,
          nameOf: (row) => row.book.title,
          onChange: (ids) => props.onChoose([...ids]),
        }}
      />
    </Stack>
  );
}
