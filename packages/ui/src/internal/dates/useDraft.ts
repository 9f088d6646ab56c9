import { useState } from 'react';

interface DraftOptions<Value> {
  value: Value | null | undefined;
  defaultValue: Value | null;
  isSame: (one: Value | null, other: Value | null) => boolean;
  /** Whether a value may stand: in bounds, and in order. */
  isAllowed: (value: Value) => boolean;
  onChange: ((value: Value | null) => void) | undefined;
}

export interface Draft<Value> {
  /** What stands. */
  value: Value | null;
  /** What is shown in the field: what stands, or what is being typed. */
  typed: Value | null;
  type: (value: Value | null) => void;
  /** What is typed becomes what stands; what may not stand goes on being shown as wrong. */
  commit: () => void;
  /** What is typed is forgotten. */
  revert: () => void;
  apply: (value: Value | null) => void;
}

/**
 * What is typed changes the value when the reader is done with it and not at every digit: of the
 * year 2026 the first digit is a year, too.
 */
export function useDraft<Value>({
  value,
  defaultValue,
  isSame,
  isAllowed,
  onChange,
}: DraftOptions<Value>): Draft<Value> {
  const [own, setOwn] = useState(defaultValue);
  const stands = value === undefined ? own : value;
  const [draft, setDraft] = useState<{ typed: Value | null; over: Value | null } | null>(null);
  // A draft belongs to the value that it was typed over. A new value from outside deletes it, so
  // that it does not come back when the old value does (Back after Forward).
  const isStale = draft !== null && !isSame(draft.over, stands);
  if (isStale) setDraft(null);
  const typed = draft && !isStale ? draft.typed : stands;

  const apply = (next: Value | null) => {
    setDraft(null);
    if (isSame(next, stands)) return;
    setOwn(next);
    onChange?.(next);
  };
  return {
    value: stands,
    typed,
    type: (next) => setDraft({ typed: next, over: stands }),
    commit: () => {
      if (typed === null || isAllowed(typed)) apply(typed);
    },
    revert: () => setDraft(null),
    apply,
  };
}
