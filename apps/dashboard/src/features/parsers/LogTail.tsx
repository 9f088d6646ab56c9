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
import { importsMessages as messages } from './imports.messages.ts';
import { logLevels, type ParsersSearch } from './parsers.address.ts';

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
  search: Pick<ParsersSearch, 'level' | 'q'>;
  onSearch: (search: Partial<Pick<ParsersSearch, 'level' | 'q'>>) => void;
  onRefresh: () => void;
}

/** The last lines of the server's log, narrowed by level and words. Its words are English. */
export function LogTail({ block, search, onSearch, onRefresh }: LogTailProps) {
  const { formatMessage: t } = useIntl();
  const { formatInstant } = useFormats();
  const columns: DataColumn<LogLine>[] = [
    {
      id: 'at',
      header: t(messages.logTime),
      width: '11rem',
      card: 'fact',
      cell: ({ at }) => <time dateTime={at}>{formatInstant(at)}</time>,
    },
    {
      id: 'level',
      header: t(messages.logGrade),
      width: '10rem',
      card: 'fact',
      cell: ({ level }) => <StatusCell label={t(levels[level].label)} tone={levels[level].tone} />,
    },
    {
      id: 'message',
      header: t(messages.logMessage),
      rowHeader: true,
      card: 'title',
      cell: ({ message, error }) => (
        <bdi lang="en">{[message, error].filter((part) => part !== null).join(': ')}</bdi>
      ),
    },
    {
      id: 'request',
      header: t(messages.logRequest),
      width: '18rem',
      card: 'fact',
      cell: ({ path }) => <bdi>{path}</bdi>,
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
