import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { fingerCarry } from './fingerCarry.ts';
import type { SortMove } from './sortNodes.ts';

export interface Carrying {
  isAllowed: (move: SortMove) => boolean;
  onMove: (move: SortMove) => void;
}

/**
 * Lets a finger carry a row by its handle. The platform's own drag begins with a long press, on some
 * systems never, and elsewhere on a row a finger scrolls: so the handle belongs to the drag alone.
 */
export function useTouchCarry(id: string, carrying: Carrying): RefObject<HTMLElement | null> {
  const grip = useRef<HTMLElement>(null);
  const isAllowed = useEffectEvent(carrying.isAllowed);
  const onMove = useEffectEvent(carrying.onMove);
  useEffect(() => {
    const handle = grip.current;
    const tree = handle?.closest('[role="treegrid"]');
    if (handle == null || tree == null) return undefined;
    const { begin, carry, drop, end } = fingerCarry({ id, handle, tree, isAllowed, onMove });
    // React listens to touches passively, which cannot hold the page where it is.
    handle.addEventListener('touchstart', begin, { passive: false });
    handle.addEventListener('touchmove', carry, { passive: true });
    handle.addEventListener('touchend', drop);
    handle.addEventListener('touchcancel', end);
    return () => {
      end();
      handle.removeEventListener('touchstart', begin);
      handle.removeEventListener('touchmove', carry);
      handle.removeEventListener('touchend', drop);
      handle.removeEventListener('touchcancel', end);
    };
  }, [id]);
  return grip;
}
