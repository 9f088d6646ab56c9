import { useState } from 'react';

interface DraftOptions<Value> {
  value: Value | null | undefined;
  defaultValue: Value | null;
  isSame: (one: Value | null, other: Value | null) => boolean;
  /** Whether a value may be committed: in bounds, and in order. */
  isAllowed: (value: Value) => boolean;
  onChange: ((value: Value | null) => void) | undefined;
}

export interface Draft<Value> {
  /** Committed value. */
  value: Value | null;
  /** Value shown in the field: the committed one, or the draft. */
  typed: Value | null;
  type: (value: Value | null) => void;
  /** Commits the draft; an invalid draft remains shown as invalid. */
  commit: () => void;
  /** Discards the draft. */
  revert: () => void;
  apply: (value: Value | null) => void;
}

/**
 * Delays a change until the reader has finished typing rather than at every digit: the first digit
 * of the year 2026 is a year, too.
 */
export function useDraft<Value>({
  value,
  defaultValue,
  isSame,
  isAllowed,
  onChange,
}: DraftOptions<Value>): Draft<Value> {
  const [own, setOwn] = useState(defaultValue);
  const committed = value === undefined ? own : value;
  const [draft, setDraft] = useState<{ typed: Value | null; over: Value | null } | null>(null);
  // A draft belongs to the value that it was typed over. A new value from outside deletes it, so
  // that it does not come back when the old value does (Back after Forward).
  const isStale = draft !== null && !isSame(draft.over, committed);
  if (isStale) setDraft(null);
  const typed = draft && !isStale ? draft.typed : committed;

  const apply = (next: Value | null) => {
    setDraft(null);
    if (isSame(next, committed)) return;
    setOwn(next);
    onChange?.(next);
  };
  return {
    value: committed,
    typed,
    type: (next) => setDraft({ typed: next, over: committed }),
    commit: () => {
      if (typed === null || isAllowed(typed)) apply(typed);
    },
    revert: () => setDraft(null),
    apply,
  };
}
