import {
  changeView,
  lookAtView,
  myAccount,
  removeView,
  type SavedView,
  savedViews,
  saveView,
} from '@litometr/api-contract';
import { showToast } from '@litometr/ui/toast';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useEndpointMutation } from '../../../api/useEndpointMutation.ts';
import { useOwn } from '../../../api/useOwn.ts';
import { useErrorToast } from '../../../api/useRefusalText.ts';
import { useBlock } from '../../../blocks/useBlock.ts';
import { ViewNameDialog } from '../../../blocks/views/ViewNameDialog.tsx';
import { useIsolate } from '../../../domain/useIsolate.ts';
import { ViewsView } from './ViewsView.tsx';
import { viewsMessages as messages } from './views.messages.ts';

const stale = [savedViews, myAccount];
const paramsOf = ({ id }: SavedView) => ({ params: { id: String(id) } });

/** The user's saved views: open, rename, remove. */
export function ViewsTab() {
  const { formatMessage: t } = useIntl();
  const isolate = useIsolate();
  const block = useBlock(useOwn(savedViews, {}));
  const saving = useEndpointMutation(saveView, stale);
  const removing = useEndpointMutation(removeView, stale);
  const renaming = useEndpointMutation(changeView, stale);
  const opening = useEndpointMutation(lookAtView, [savedViews]);
  const showError = useErrorToast();
  const [renamed, setRenamed] = useState<SavedView | null>(null);
  const [removed, setRemoved] = useState<ReadonlySet<number>>(new Set());

  const restore = async ({ name, path, query }: SavedView) => {
    const outcome = await saving.send({ body: { name, path, query } });
    if (!outcome.ok) showError(t(messages.notRestored), outcome);
  };
  const remove = async (view: SavedView) => {
    setRemoved((before) => new Set([...before, view.id]));
    const outcome = await removing.send(paramsOf(view));
    // The view is already deleted, which is the desired result.
    if (!outcome.ok && outcome.failure !== 'notFound') {
      setRemoved((before) => new Set([...before].filter((id) => id !== view.id)));
      showError(t(messages.notRemoved), outcome);
      return;
    }
    showToast({
      title: t(messages.removed, { name: isolate(view.name) }),
      action: { label: t(messages.undo), onAction: () => void restore(view) },
    });
  };

  return (
    <>
      <ViewsView
        block={block}
        removed={removed}
        onOpen={(view) => void opening.send(paramsOf(view))}
        onRename={setRenamed}
        onRemove={(view) => void remove(view)}
      />
      {renamed !== null && (
        <ViewNameDialog
          title={t(messages.renameTitle)}
          name={renamed.name}
          onClose={() => setRenamed(null)}
          onSave={(name) => renaming.send({ ...paramsOf(renamed), body: { name } })}
        />
      )}
    </>
  );
}
