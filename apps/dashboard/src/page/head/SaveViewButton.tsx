import { IconButton } from '@litometr/ui';
import { showToast } from '@litometr/ui/toast';
import { type ComponentType, useState } from 'react';
import { useIntl } from 'react-intl';
import { signInRequest } from '../../auth/signInRequest.ts';
import { useVisitor } from '../../auth/Visitor.tsx';
import { pageMessages as messages } from '../page.messages.ts';
import type { SaveViewDialogProps } from './SaveViewDialog.tsx';

const loadDialog = async () => (await import('./SaveViewDialog.tsx')).default;

/** Keeps the page as it is under a name; of a guest it asks to sign in first. */
export function SaveViewButton() {
  const { formatMessage: t } = useIntl();
  const visitor = useVisitor();
  const [Dialog, setDialog] = useState<ComponentType<SaveViewDialogProps> | null>(null);
  if (visitor === null) return null;
  const open = async () => {
    try {
      const loaded = await loadDialog();
      setDialog(() => loaded);
    } catch (error) {
      console.error('The form of a saved view could not be loaded.', error);
      showToast({ tone: 'danger', title: t(messages.viewNotSaved) });
    }
  };
  return (
    <>
      <IconButton
        icon="bookmark"
        label={t(messages.saveView)}
        onHoverStart={() => void loadDialog().catch(() => undefined)}
        onPress={() => {
          if (visitor.isSignedIn) void open();
          else signInRequest.ask(() => void open());
        }}
      />
      {Dialog !== null && <Dialog onClose={() => setDialog(null)} />}
    </>
  );
}
