import type { EndpointResponse, importWatchList } from '@litometr/api-contract';
import { Button, Inline, Stack } from '@litometr/ui';
import { Dialog } from '@litometr/ui/dialog';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Outcome } from '../../../api/useEndpointMutation.ts';
import type { WatchRoom } from '../../../blocks/watch/WatchContext.ts';
import { ImportForm, type Sent } from './ImportForm.tsx';
import { WatchImportReport } from './WatchImportReport.tsx';
import { watchListMessages as messages } from './watchList.messages.ts';

type Report = EndpointResponse<typeof importWatchList>;

export interface WatchImportProps {
  room: WatchRoom | null;
  onSend: (sent: Sent) => Promise<Outcome<Report>>;
  onClose: () => void;
}

/** The lines of a text that found no room, as they were written. */
function linesOver({ format, text }: Sent, report: Report): string {
  if (format === 'csv') return '';
  const written = text.split(/\r?\n/);
  const over = report.lines.filter(({ outcome }) => outcome === 'over_limit');
  // A line with several links has several entries.
  const lines = new Set(over.map(({ line }) => line));
  return [...lines].map((line) => written[line - 1] ?? '').join('\n');
}

/** Many things at once, by links or a table; then what became of each line. */
export function WatchImport({ room, onSend, onClose }: WatchImportProps) {
  const { formatMessage: t } = useIntl();
  const [report, setReport] = useState<Report | null>(null);
  /** The initial value of the field: lines over the limit, so that they need not be typed again. */
  const [draft, setDraft] = useState('');
  const send = async (sent: Sent) => {
    const outcome = await onSend(sent);
    if (outcome.ok) {
      setDraft(linesOver(sent, outcome.data));
      setReport(outcome.data);
    }
    return outcome;
  };
  return (
    <Dialog title={t(messages.addTitle)} size="lg" isOpen onOpenChange={onClose}>
      {report === null ? (
        <ImportForm room={room} text={draft} onSend={send} onClose={onClose} />
      ) : (
        <Stack gap="md">
          <WatchImportReport report={report} limit={room?.limit ?? null} />
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
