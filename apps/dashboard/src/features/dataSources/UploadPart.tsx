import { Alert, Button, Inline, ProgressBar, Stack } from '@litometr/ui';
import { Checkbox } from '@litometr/ui/form';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Section } from '../../blocks/Section.tsx';
import { FileDrop } from './FileDrop.tsx';
import { importsMessages as messages } from './imports.messages.ts';
import type { BundleUpload } from './useBundleUpload.ts';

/** Uploads a bundle, and shows the progress. */
export function UploadPart({ upload }: { upload: BundleUpload }) {
  const { formatMessage: t } = useIntl();
  const [skips, setSkips] = useState(false);
  const { sending, error, send, stop } = upload;
  return (
    <Section title={t(messages.uploadTitle)}>
      <Stack gap="sm">
        <FileDrop
          label={t(messages.choose)}
          hint={t(messages.uploadHelp)}
          accept=".zip,.gz,.tgz"
          isDisabled={sending !== null}
          onFile={(file) => send(file, skips)}
        />
        <Checkbox isSelected={skips} onChange={setSkips} description={t(messages.skipBadHelp)}>
          {t(messages.skipBad)}
        </Checkbox>
        {sending !== null && (
          <Inline gap="sm" align="end">
            <ProgressBar label={t(messages.sending, { name: sending.name })} value={sending.done} />
            <Button size="sm" onPress={stop}>
              {t(messages.stopSending)}
            </Button>
          </Inline>
        )}
        {error !== null && (
          <Alert tone="danger" title={t(messages.sendFailed)}>
            {error}
          </Alert>
        )}
      </Stack>
    </Section>
  );
}
