import { Alert, IconButton, Stack, Text } from '@litometr/ui';
import { copyText } from '@litometr/ui/clipboard';
import { TextField } from '@litometr/ui/form';
import { showToast } from '@litometr/ui/toast';
import { useIntl } from 'react-intl';
import { channelsMessages as messages } from './channels.messages.ts';

/** A value that is shown only once: a secret or a private URL, to be copied. */
export function Once({ label, value }: { label: string; value: string }) {
  const { formatMessage: t } = useIntl();
  const copy = async () => {
    try {
      await copyText(value);
      showToast({ tone: 'success', title: t(messages.copied) });
    } catch (error) {
      // The field can be selected.
      console.error(error);
      showToast({ tone: 'danger', title: t(messages.notCopied) });
    }
  };
  return (
    <Alert tone="warning">
      <Stack gap="xs">
        <Text>{t(messages.once)}</Text>
        <TextField
          label={label}
          value={value}
          isReadOnly
          dir="ltr"
          onFocus={(event) => {
            if (event.target instanceof HTMLInputElement) event.target.select();
          }}
          action={
            <IconButton
              icon="copy"
              size="sm"
              label={t(messages.copy)}
              onPress={() => void copy()}
            />
          }
        />
      </Stack>
    </Alert>
  );
}
