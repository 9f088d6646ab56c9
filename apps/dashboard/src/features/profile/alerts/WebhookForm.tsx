import { Inline, Stack, Text } from '@litometr/ui';
import { Form, SubmitButton, TextField } from '@litometr/ui/form';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { channelsMessages as messages } from './channels.messages.ts';
import { Once } from './Once.tsx';
import { urlFault } from './webhookUrl.ts';

/** The secret of a new webhook, or why there is none. */
export type Added = { secret: string } | { error: string };

const URL_MAX = 500;

export interface WebhookFormProps {
  /** There are as many as the role allows: no more can be added. */
  isFull: boolean;
  onAdd: (url: string) => Promise<Added>;
}

/** Adds an address; its secret is shown this once. */
export function WebhookForm({ isFull, onAdd }: WebhookFormProps) {
  const { formatMessage: t } = useIntl();
  const [error, setError] = useState<string | null>(null);
  const [secret, setSecret] = useState<string | null>(null);
  const [round, setRound] = useState(0);
  return (
    <Stack gap="md">
      {isFull ? (
        <Text tone="secondary">{t(messages.hooksFull)}</Text>
      ) : (
        <Form
          key={round}
          {...(error !== null && { errors: { url: error } })}
          onSubmit={async (event) => {
            event.preventDefault();
            const url = new FormData(event.currentTarget).get('url');
            if (typeof url !== 'string') return;
            setError(null);
            const added = await onAdd(url.trim());
            if ('error' in added) {
              setError(added.error);
              return;
            }
            setSecret(added.secret);
            setRound((before) => before + 1);
          }}
        >
          <Stack gap="sm">
            <TextField
              name="url"
              label={t(messages.url)}
              placeholder="https://"
              requiredMessage={t(messages.urlRequired)}
              validate={(url) => {
                const fault = urlFault(url.trim());
                return fault === null ? null : t(messages[fault]);
              }}
              inputMode="url"
              maxLength={URL_MAX}
              dir="ltr"
            />
            <Inline>
              <SubmitButton variant="secondary">{t(messages.add)}</SubmitButton>
            </Inline>
          </Stack>
        </Form>
      )}
      {secret !== null && <Once label={t(messages.secret)} value={secret} />}
    </Stack>
  );
}
