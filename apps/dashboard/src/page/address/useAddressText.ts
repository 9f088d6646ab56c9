import { useState } from 'react';

interface Edit {
  /** The address value that the edit belongs to. */
  of: string;
  /** Unsent text of the field; null while the field shows the address value. */
  draft: string | null;
  /** Values sent to the address that have not arrived yet, oldest first. */
  sent: readonly string[];
}

/**
 * Applies a new URL value. Back, Forward and links replace the draft. A value that the field itself
 * sent may arrive while the user is still typing: it does not replace the draft.
 */
function followAddress(edit: Edit, value: string): Edit {
  const at = edit.sent.indexOf(value);
  const keepsDraft = at >= 0 && edit.draft?.trim() !== value;
  return {
    of: value,
    draft: keepsDraft ? edit.draft : null,
    sent: at < 0 ? [] : edit.sent.slice(at + 1),
  };
}

/**
 * Binds the text of a field to a search parameter: the field follows the address, and typing is
 * independent of it until the text is committed.
 *
 * @param value what the address holds
 * @param onCommit writes the trimmed text to the address
 */
export function useAddressText(value: string, onCommit: (text: string) => void) {
  const [edit, setEdit] = useState<Edit>({ of: value, draft: null, sent: [] });
  const current = edit.of === value ? edit : followAddress(edit, value);
  // State derived from the previous render: React renders again before it shows anything.
  if (current !== edit) setEdit(current);
  return {
    text: current.draft ?? value,
    setText: (draft: string) => setEdit((before) => ({ ...before, draft })),
    commit: (text: string) => {
      const next = text.trim();
      setEdit((before) =>
        next === before.of
          ? { ...before, draft: null, sent: [] }
          : { ...before, draft: text, sent: [...before.sent, next] },
      );
      onCommit(next);
    },
  };
}
