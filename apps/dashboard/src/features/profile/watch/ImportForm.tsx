import { WATCH_IMPORT_CHARS, WATCH_IMPORT_LINES } from '@litometr/api-contract';
import { Alert, Button, Inline, Stack } from '@litometr/ui';
import { Form, SubmitButton, TextField } from '@litometr/ui/form';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { Outcome } from '../../../api/useEndpointMutation.ts';
import { useRefusalText } from '../../../api/useRefusalText.ts';
import type { WatchRoom } from '../../../blocks/watch/WatchContext.ts';
import { watchListMessages as messages } from './watchList.messages.ts';

export interface Sent {
  format: 'links' | 'csv';
  text: string;
}

export interface ImportFormProps {
  room: WatchRoom | null;
  /** The initial value of the field. */
  text: string;
  onSend: (sent: Sent) => Promise<Outcome<unknown>>;
  onClose: () => void;
}

const countLines = (text: string) => text.split('\n').filter((line) => line.trim() !== '').length;

/** Links to paste, or a file; the number of free places is shown in advance. */
export function ImportForm({ room, text, onSend, onClose }: ImportFormProps) {
  const { formatMessage: t } = useIntl();
  const refusalText = useRefusalText();
  const file = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string | null>(null);
  const [isReading, setReading] = useState(false);
  const [lines, setLines] = useState(() => countLines(text));
  const left = room === null ? null : Math.max(room.limit - room.count, 0);

  const send = async (sent: Sent) => {
    setError(null);
    // A table's first line names its columns.
    const count = countLines(sent.text) - (sent.format === 'csv' ? 1 : 0);
    if (count > WATCH_IMPORT_LINES) {
      setError(t(messages.tooManyLines, { lines: count, most: WATCH_IMPORT_LINES }));
    } else if (sent.text.length > WATCH_IMPORT_CHARS) {
      setError(t(messages.tooLong, { most: WATCH_IMPORT_CHARS }));
    } else {
      const outcome = await onSend(sent);
      if (outcome.ok) return;
      const isNoTable = sent.format === 'csv' && outcome.refusal?.status === 400;
      setError(isNoTable ? t(messages.csvRefused) : refusalText(outcome));
    }
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
    <Form
      isPending={isReading}
      {...(error !== null && { errors: { text: error } })}
      onSubmit={(event) => {
        event.preventDefault();
        const written = new FormData(event.currentTarget).get('text');
        return typeof written === 'string' ? send({ format: 'links', text: written }) : undefined;
      }}
    >
      <Stack gap="md">
        <TextField
          name="text"
          multiline
          rows={8}
          label={t(messages.links)}
          description={[
            t(messages.linksHelp),
            ...(room === null || left === null
              ? []
              : [t(messages.room, { left, limit: room.limit })]),
          ].join(' ')}
          defaultValue={text}
          onChange={(written) => setLines(countLines(written))}
          requiredMessage={t(messages.linksRequired)}
          autoFocus
        />
        {left !== null && lines > left && (
          <Alert tone="warning">{t(messages.tooMany, { lines, left })}</Alert>
        )}
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
  );
}
