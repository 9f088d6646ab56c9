import { type DataColumn, DataTable } from '@litometr/analytics-widgets';
import {
  type EndpointResponse,
  type importWatchList,
  WATCH_IMPORT_CHARS,
  type WatchLine,
} from '@litometr/api-contract';
import { Alert, Button, Inline, Stack, Text } from '@litometr/ui';
import { Dialog } from '@litometr/ui/dialog';
import { Form, SubmitButton, TextField } from '@litometr/ui/form';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { Outcome } from '../../../api/useChange.ts';
import { useRefusalText } from '../../../api/useRefusalText.ts';
import { watchListMessages as messages } from './watchList.messages.ts';

type Report = EndpointResponse<typeof importWatchList>;
interface Sent {
  format: 'links' | 'csv';
  text: string;
}

export interface WatchImportProps {
  onSend: (sent: Sent) => Promise<Outcome<Report>>;
  onClose: () => void;
}

/** Many things at once, by links or a table; then what became of each line. */
export function WatchImport({ onSend, onClose }: WatchImportProps) {
  const { formatMessage: t } = useIntl();
  const refusalText = useRefusalText();
  const file = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string | null>(null);
  const [report, setReport] = useState<Report | null>(null);
  const [isReading, setReading] = useState(false);

  const send = async (sent: Sent) => {
    setError(null);
    if (sent.text.length > WATCH_IMPORT_CHARS) {
      setError(t(messages.tooLong, { most: WATCH_IMPORT_CHARS }));
      return;
    }
    const outcome = await onSend(sent);
    if (outcome.ok) setReport(outcome.data);
    else setError(refusalText(outcome));
  };
  const sendFile = async (chosen: File) => {
    setReading(true);
    try {
      await send({ format: 'csv', text: await chosen.text() });
    } catch (cause) {
      console.error('A file could not be read.', cause);
      setError(t(messages.csvFailed));
    } finally {
      setReading(false);
    }
  };

  return (
    <Dialog title={t(messages.addTitle)} size="lg" isOpen onOpenChange={onClose}>
      {report === null ? (
        <Form
          isPending={isReading}
          {...(error !== null && { errors: { text: error } })}
          onSubmit={(event) => {
            event.preventDefault();
            const text = new FormData(event.currentTarget).get('text');
            return typeof text === 'string' ? send({ format: 'links', text }) : undefined;
          }}
        >
          <Stack gap="md">
            <TextField
              name="text"
              multiline
              rows={8}
              label={t(messages.links)}
              description={t(messages.linksHelp)}
              requiredMessage={t(messages.linksRequired)}
              autoFocus
            />
            <input
              ref={file}
              type="file"
              accept=".csv,text/csv"
              hidden
              onChange={({ currentTarget }) => {
                const [chosen] = currentTarget.files ?? [];
                // The same file can be chosen again.
                currentTarget.value = '';
                if (chosen !== undefined) void sendFile(chosen);
              }}
            />
            <Inline justify="between" gap="sm">
              <Button isPending={isReading} onPress={() => file.current?.click()}>
                {t(messages.csvIn)}
              </Button>
              <Inline gap="sm">
                <Button onPress={onClose}>{t(messages.close)}</Button>
                <SubmitButton>{t(messages.send)}</SubmitButton>
              </Inline>
            </Inline>
          </Stack>
        </Form>
      ) : (
        <Stack gap="md">
          <ImportReport report={report} />
          <Inline justify="end" gap="sm">
            <Button onPress={() => setReport(null)}>{t(messages.more)}</Button>
            <Button variant="primary" onPress={onClose} autoFocus>
              {t(messages.close)}
            </Button>
          </Inline>
        </Stack>
      )}
    </Dialog>
  );
}

/** What became of each line that was sent. */
export function ImportReport({ report }: { report: Report }) {
  const { formatMessage: t } = useIntl();
  const columns: DataColumn<WatchLine>[] = [
    {
      id: 'line',
      header: t(messages.line),
      width: '5rem',
      align: 'end',
      card: 'lead',
      cell: ({ line }) => line,
    },
    {
      id: 'text',
      header: t(messages.text),
      rowHeader: true,
      card: 'title',
      cell: ({ text, item }) => (
        <Text as="span" lines={2} dir="auto">
          {item?.name ?? text}
        </Text>
      ),
    },
    {
      id: 'outcome',
      header: t(messages.outcome),
      width: '14rem',
      card: 'fact',
      cell: ({ outcome }) => t(messages[outcome]),
    },
  ];
  const { added, already, failed } = report;
  return (
    <>
      <Alert tone={failed === 0 ? 'success' : 'warning'}>
        {t(messages.report, { added, already, failed })}
      </Alert>
      <DataTable
        label={t(messages.addTitle)}
        headingLevel={3}
        columns={columns}
        rows={report.lines}
        getRowId={({ line }) => String(line)}
        state={{ kind: 'ready' }}
      />
    </>
  );
}
