import { DataTable, type DataTableProps, downloadRows } from '@litometr/analytics-widgets';
import { IconButton, Inline, Stack, Text } from '@litometr/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Read } from '../../api/read.ts';
import { ExportButton } from '../../page/head/HeadActions.tsx';
import { blockMessages as messages } from '../blocks.messages.ts';
import * as css from './ExportedTable.css.ts';
import { emptyOr } from './emptyOr.ts';

interface ExportedTableProps<Row extends object> extends DataTableProps<Row> {
  /** Other actions on the rows, next to the button. */
  hint?: string;
  /** Before the button: the choice of columns. */
  tools?: ReactNode;
  /** All pages of the rows, which the server writes; without it those that are shown are saved. */
  whole?: Read;
  /** Shown where the response has no rows; without it the empty table is rendered. */
  empty?: string;
}

/** A table whose rows can be saved as CSV: those shown, in a file named as the table, or all. */
export function ExportedTable<Row extends object>(props: ExportedTableProps<Row>) {
  const { hint, tools, whole, empty, ...table } = props;
  const { formatMessage: t } = useIntl();
  const { label, columns, rows, hiddenColumns } = table;
  return (
    <Stack gap="xs">
      <Inline justify={hint === undefined ? 'end' : 'between'} gap="sm" wrap={false}>
        {hint !== undefined && (
          <Text size="caption" tone="secondary">
            {hint}
          </Text>
        )}
        <Inline gap="xs" wrap={false} className={css.tools}>
          {tools}
          {whole === undefined ? (
            <IconButton
              icon="download"
              label={t(messages.csv)}
              isDisabled={rows.length === 0}
              onPress={() => void downloadRows(label, columns, rows, hiddenColumns)}
            />
          ) : (
            <ExportButton of={whole} />
          )}
        </Inline>
      </Inline>
      <DataTable
        {...table}
        {...(empty !== undefined && { state: emptyOr(table.state, rows.length, { title: empty }) })}
      />
    </Stack>
  );
}
