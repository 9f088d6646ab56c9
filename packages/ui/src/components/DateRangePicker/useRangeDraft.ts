import { useState } from 'react';
import { type DayRange, sameRange } from './days.ts';

interface DraftOptions {
  value: DayRange | null | undefined;
  defaultValue: DayRange | null;
  /** Whether a range may stand: in bounds, and in order. */
  isAllowed: (range: DayRange) => boolean;
  onChange: ((range: DayRange | null) => void) | undefined;
}

export interface RangeDraft {
  /** What stands. */
  value: DayRange | null;
  /** What is shown in the field: what stands, or what is being typed. */
  typed: DayRange | null;
  type: (range: DayRange | null) => void;
  /** What is typed becomes what stands; what may not stand goes on being shown as wrong. */
  commit: () => void;
  /** What is typed is forgotten. */
  revert: () => void;
  apply: (range: DayRange | null) => void;
}

/**
 * What is typed changes the value when the reader is done with it and not at every digit: of the
 * year 2026 the first digit is a year, too.
 */
export function useRangeDraft({
  value,
  defaultValue,
  isAllowed,
  onChange,
}: DraftOptions): RangeDraft {
  const [own, setOwn] = useState(defaultValue);
  const stands = value === undefined ? own : value;
  const [draft, setDraft] = useState<{ range: DayRange | null; over: DayRange | null } | null>(
    null,
  );
  // A draft is of the value that it was typed over: a new value from outside ends it.
  const typed = draft && sameRange(draft.over, stands) ? draft.range : stands;

  const apply = (range: DayRange | null) => {
    setDraft(null);
    if (sameRange(range, stands)) return;
    setOwn(range);
    onChange?.(range);
  };
  return {
    value: stands,
    typed,
    type: (range) => setDraft({ range, over: stands }),
    commit: () => {
      if (typed === null || isAllowed(typed)) apply(typed);
    },
    revert: () => setDraft(null),
    apply,
  };
}
