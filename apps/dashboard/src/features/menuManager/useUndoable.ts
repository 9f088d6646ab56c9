import { useCallback, useState } from 'react';

/** Maximum number of states that can be restored. */
const UNDO_LIMIT = 100;

interface History<State> {
  past: readonly State[];
  now: State;
  future: readonly State[];
  /** Target of the last change: consecutive changes of one target are undone together. */
  of: string | null;
}

export interface Undoable<State> {
  now: State;
  canUndo: boolean;
  canRedo: boolean;
  /** `of` names the changed target, such as a text field; null for a separate undo step. */
  change: (next: (now: State) => State, of?: string | null) => void;
  undo: () => void;
  redo: () => void;
}

/** A state with undo and redo. */
export function useUndoable<State>(first: State): Undoable<State> {
  const [history, setHistory] = useState<History<State>>({
    past: [],
    now: first,
    future: [],
    of: null,
  });
  const change = useCallback((next: (now: State) => State, of: string | null = null) => {
    setHistory((history) => {
      const { past, now, of: last } = history;
      const changed = next(now);
      // A change without an effect gets no undo step.
      if (changed === now) return history;
      const nextPast = of !== null && of === last ? past : [...past, now].slice(-UNDO_LIMIT);
      return { past: nextPast, now: changed, future: [], of };
    });
  }, []);
  const undo = useCallback(() => {
    setHistory((history) => {
      const before = history.past.at(-1);
      if (before === undefined) return history;
      const future = [history.now, ...history.future];
      return { past: history.past.slice(0, -1), now: before, future, of: null };
    });
  }, []);
  const redo = useCallback(() => {
    setHistory((history) => {
      const [after, ...future] = history.future;
      if (after === undefined) return history;
      return { past: [...history.past, history.now], now: after, future, of: null };
    });
  }, []);
  const { past, now, future } = history;
  return { now, canUndo: past.length > 0, canRedo: future.length > 0, change, undo, redo };
}
