import { Badge, Button } from '@litometr/ui';
import { showToast } from '@litometr/ui/toast';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { ConfirmDialog } from '../../blocks/ConfirmDialog.tsx';
import * as css from './MenuManager.css.ts';
import { menuMessages as messages } from './menuManager.messages.ts';
import type { Workspace } from './useWorkspace.ts';
import { versionMessages as versions } from './versions.messages.ts';

export interface MenuToolbarProps {
  workspace: Workspace;
  onPublish: () => void;
  onHistory: () => void;
  /** Opens the problems that prevent the draft from being saved. */
  onChecks: () => void;
}

/** Saving, publishing, throwing away, history. */
export function MenuToolbar({ workspace, onPublish, onHistory, onChecks }: MenuToolbarProps) {
  const { formatMessage: t } = useIntl();
  const [isDiscarding, setDiscarding] = useState(false);
  const { isDirty, isBusy, server } = workspace;
  const hasDraft = isDirty || server.draft !== null;
  const save = async () => {
    if (workspace.checked.faults.length > 0) onChecks();
    else if (await workspace.save()) showToast({ tone: 'success', title: t(versions.saved) });
  };
  const discard = async () => {
    const isDone = await workspace.discard();
    setDiscarding(false);
    if (isDone) showToast({ title: t(versions.discarded) });
  };
  return (
    <div className={css.toolbar}>
      <Button
        variant="primary"
        isDisabled={!isDirty}
        isPending={isBusy}
        onPress={() => void save()}
      >
        {t(messages.save)}
      </Button>
      <Button isDisabled={!hasDraft} onPress={onPublish}>
        {t(messages.publish)}
      </Button>
      <Button variant="quiet" isDisabled={!hasDraft} onPress={() => setDiscarding(true)}>
        {t(messages.discard)}
      </Button>
      <Button variant="quiet" icon="history" onPress={onHistory}>
        {t(messages.history)}
      </Button>
      <span role="status">{isDirty && <Badge tone="warning">{t(messages.unsaved)}</Badge>}</span>
      <ConfirmDialog
        title={t(versions.discardTitle)}
        text={t(versions.discardText)}
        isOpen={isDiscarding}
        onClose={() => setDiscarding(false)}
        isBusy={isBusy}
        action={{ label: t(versions.discardDo), isDanger: true, onPress: () => void discard() }}
      />
    </div>
  );
}
