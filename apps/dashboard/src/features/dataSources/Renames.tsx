import { type Rename, renames, undoRename } from '@litometr/api-contract';
import { showToast } from '@litometr/ui/toast';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useEndpointMutation } from '../../api/useEndpointMutation.ts';
import { useOwn } from '../../api/useOwn.ts';
import { FormDialog } from '../../blocks/FormDialog.tsx';
import { useBlock } from '../../blocks/useBlock.ts';
import { RenameDialog } from './RenameDialog.tsx';
import { RenamesTable } from './RenamesTable.tsx';
import { renamesMessages as messages } from './renames.messages.ts';

/** Rebuilding a portal takes seconds to minutes. */
const REFETCH_MS = 5_000;

/** Renamed genres and authors: set, shown with their state, undone. */
export function Renames() {
  const block = useBlock(useOwn(renames, {}, { refetchInterval: REFETCH_MS }));
  const [isAdding, setAdding] = useState(false);
  const [undoing, setUndoing] = useState<Rename | null>(null);
  return (
    <>
      <RenamesTable block={block} onAdd={() => setAdding(true)} onUndo={setUndoing} />
      {isAdding && <RenameDialog onClose={() => setAdding(false)} />}
      {undoing !== null && <UndoDialog rename={undoing} onClose={() => setUndoing(null)} />}
    </>
  );
}

function UndoDialog({ rename, onClose }: { rename: Rename; onClose: () => void }) {
  const { formatMessage: t } = useIntl();
  const { send } = useEndpointMutation(undoRename, [renames]);
  const undo = async () => {
    const outcome = await send({ params: { id: String(rename.id) } });
    // Another has undone it already: that is what was wanted.
    if (!outcome.ok && outcome.failure !== 'notFound') return outcome;
    showToast({ tone: 'success', title: t(messages.undone) });
    return { ok: true, data: {} } as const;
  };
  return (
    <FormDialog
      title={t(messages.undoTitle)}
      description={t(messages.undoHelp, {
        former: rename.former.name,
        present: rename.present.name,
      })}
      tone="danger"
      submit={t(messages.undoSubmit)}
      onSend={undo}
      onClose={onClose}
    >
      {null}
    </FormDialog>
  );
}
