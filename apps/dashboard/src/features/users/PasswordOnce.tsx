import { Button, Inline, Stack } from '@litometr/ui';
import { copyText } from '@litometr/ui/clipboard';
import { Dialog } from '@litometr/ui/dialog';
import { TextField } from '@litometr/ui/form';
import { showToast } from '@litometr/ui/toast';
import { useIntl } from 'react-intl';
import { usersMessages as messages } from './users.messages.ts';

export interface PasswordOnceProps {
  name: string;
  password: string;
  onClose: () => void;
}

/** A password that the server made: it is nowhere else, so a press outside does not close it. */
export function PasswordOnce({ name, password, onClose }: PasswordOnceProps) {
  const { formatMessage: t } = useIntl();
  const copy = async () => {
    try {
      await copyText(password);
      showToast({ tone: 'success', title: t(messages.copied) });
    } catch (error) {
      // The field can be selected.
      console.error(error);
      showToast({ tone: 'danger', title: t(messages.notCopied) });
    }
  };
  return (
    <Dialog
      title={t(messages.once, { name })}
      description={t(messages.onceHelp)}
      isOpen
      isDismissable={false}
      onOpenChange={onClose}
    >
      <Stack gap="md">
        <TextField label={t(messages.password)} value={password} isReadOnly autoFocus dir="ltr" />
        <Inline justify="end" gap="sm">
          <Button icon="copy" onPress={() => void copy()}>
            {t(messages.copy)}
          </Button>
          <Button variant="primary" onPress={onClose}>
            {t(messages.onceDone)}
          </Button>
        </Inline>
      </Stack>
    </Dialog>
  );
}
