import { type DataColumn, DataTable, StatusCell, useFormats } from '@litometr/analytics-widgets';
import type { LogLine } from '@litometr/api-contract';
import { Button, Inline, Stack } from '@litometr/ui';
import { Select } from '@litometr/ui/select';
import type { MessageDescriptor } from 'react-intl';
import { useIntl } from 'react-intl';
import type { Block } from '../../blocks/block.ts';
import { SearchBox } from '../../blocks/SearchBox.tsx';
import { Section } from '../../blocks/Section.tsx';
import { emptyOr } from '../../blocks/table/emptyOr.ts';
import { type DataSourcesSearch, logLevels } from './dataSources.address.ts';
import { importsMessages as messages } from './imports.messages.ts';

type Level = LogLine['level'];

const levels: Readonly<
  Record<Level, { label: MessageDescriptor; tone: 'neutral' | 'info' | 'warning' | 'danger' }>
> = {
  debug: { label: messages.logDebug, tone: 'neutral' },
  info: { label: messages.logInfo, tone: 'info' },
  warn: { label: messages.logWarn, tone: 'warning' },
  error: { label: messages.logError, tone: 'danger' },
};

export interface LogTailProps {
  block: Block<{ items: readonly LogLine[] }>;
  search: Pick<DataSourcesSearch, 'level' | 'q'>;
  onSearch: (search: Partial<Pick<DataSourcesSearch, 'level' | 'q'>>) => void;
  onRefresh: () => void;
}

/** The last lines of the server's log, filtered by level and text. The log is in English. */
export function LogTail({ block, search, onSearch, onRefresh }: LogTailProps) {
  const { formatMessage: t } = useIntl();
  const { formatInstant } = useFormats();
  const columns: DataColumn<LogLine>[] = [
    {
      id: 'at',
      header: t(messages.logTime),
      size: 176,
      meta: { card: 'fact' },
      cell: ({ row }) => <time dateTime={row.original.at}>{formatInstant(row.original.at)}</time>,
    },
    {
      id: 'level',
      header: t(messages.logGrade),
      size: 160,
      meta: { card: 'fact' },
      cell: ({ row }) => (
        <StatusCell
          label={t(levels[row.original.level].label)}
          tone={levels[row.original.level].tone}
        />
      ),
    },
    {
      id: 'message',
      header: t(messages.logMessage),
      meta: { rowHeader: true, card: 'title' },
      cell: ({ row }) => (
        <bdi lang="en">
          {[row.original.message, row.original.error].filter((part) => part !== null).join(': ')}
        </bdi>
      ),
    },
    {
      id: 'request',
      header: t(messages.logRequest),
      size: 288,
      meta: { card: 'fact' },
      cell: ({ row }) => <bdi>{row.original.path}</bdi>,
    },
  ];
  const lines = block.data?.items ?? [];
  return (
    <Section title={t(messages.logTitle)} lead={t(messages.logHelp)}>
      <Stack gap="sm">
        <Inline gap="sm" align="end">
          <Select
            label={t(messages.logLevel)}
            options={logLevels.map((id) => ({ id, label: t(levels[id].label) }))}
            value={search.level}
            onChange={(level) =>
              onSearch({ level: logLevels.find((each) => each === level) ?? 'info' })
            }
          />
          <SearchBox
            label={t(messages.logSearch)}
            value={search.q}
            onSearch={(q) => onSearch({ q })}
          />
          <Button icon="refresh" onPress={onRefresh}>
            {t(messages.logRefresh)}
          </Button>
        </Inline>
        <DataTable
          label={t(messages.logTitle)}
          columns={columns}
          rows={lines}
          getRowId={({ at, request, message }, index) =>
            `${at} ${request ?? ''} ${message} ${index}`
          }
          state={emptyOr(block.state, lines.length, { title: t(messages.logEmpty) })}
          density="dense"
          headingLevel={3}
        />
      </Stack>
    </Section>
  );
}
