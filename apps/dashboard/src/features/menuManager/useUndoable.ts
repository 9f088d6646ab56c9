import { useCallback, useState } from 'react';

/** States that one may go back to. */
const KEPT = 100;

interface History<State> {
  past: readonly State[];
  now: State;
  future: readonly State[];
  /** What the last change was of: changes of one thing in a row are taken back together. */
  of: string | null;
}

export interface Undoable<State> {
  now: State;
  canUndo: boolean;
  canRedo: boolean;
  /** `of` names what is changed, as a field that is typed in; null for a deed of its own. */
  change: (next: (now: State) => State, of?: string | null) => void;
  undo: () => void;
  redo: () => void;
}

/** A state whose changes can be taken back. */
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
      // What changes nothing is nothing to take back.
      if (changed === now) return history;
      const kept = of !== null && of === last ? past : [...past, now].slice(-KEPT);
      return { past: kept, now: changed, future: [], of };
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
