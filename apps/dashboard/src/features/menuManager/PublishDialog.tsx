import { menuChanges } from '@litometr/api-contract';
import { Alert, Button } from '@litometr/ui';
import { showToast } from '@litometr/ui/toast';
import { useIntl } from 'react-intl';
import { ConfirmDialog } from '../../blocks/ConfirmDialog.tsx';
import { ChangeList } from './ChangeList.tsx';
import { menuMessages } from './menuManager.messages.ts';
import type { Workspace } from './useWorkspace.ts';
import { versionMessages as messages } from './versions.messages.ts';

export interface PublishDialogProps {
  workspace: Workspace;
  onClose: () => void;
  onPublished: () => void;
  /** Opens the problems that prevent the menu from being published. */
  onChecks: () => void;
}

/** The changes that publishing would make for all users, and the publish button. */
export function PublishDialog({ workspace, onClose, onPublished, onChecks }: PublishDialogProps) {
  const { formatMessage: t } = useIntl();
  const { server, entries, checked, isBusy } = workspace;
  const before = server.current.items;
  const hasChanges = menuChanges(before, entries.now).length > 0;
  const publish = async () => {
    const made = await workspace.publish();
    onClose();
    if (made === null) return;
    showToast({ tone: 'success', title: t(messages.published, { version: made.version }) });
    onPublished();
  };
  return (
    <ConfirmDialog
      title={t(messages.publishTitle)}
      text={t(messages.publishText)}
      size="md"
      isOpen
      onClose={onClose}
      isBusy={isBusy}
      action={
        checked.errors === 0 && hasChanges
          ? { label: t(messages.publishDo), onPress: () => void publish() }
          : undefined
      }
    >
      {checked.errors > 0 && (
        <Alert
          tone="danger"
          title={t(messages.errors, { count: checked.errors })}
          actions={
            <Button
              size="sm"
              onPress={() => {
                onClose();
                onChecks();
              }}
            >
              {t(menuMessages.panelChecks)}
            </Button>
          }
        />
      )}
      <ChangeList label={t(messages.changes)} before={before} after={entries.now} />
    </ConfirmDialog>
  );
}
