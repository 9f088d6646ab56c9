import { useRef } from 'react';
import {
  DropIndicator,
  type DropIndicatorProps,
  useDragAndDrop,
} from 'react-aria-components/useDragAndDrop';
import * as css from './SortTree.css.ts';
import { isSensible, type SortMove, type SortNode } from './sortNodes.ts';
import type { Carrying } from './useTouchCarry.ts';

const places = { before: 'before', after: 'after', on: 'inside' } as const;

type Target = DropIndicatorProps['target'];

interface Sorting {
  nodes: readonly SortNode[];
  canMove: ((move: SortMove) => boolean) | undefined;
  onMove: (move: SortMove) => void;
}

/** Drag and drop by pointer, touch, keyboard and screen reader, within one tree. */
export function useSorting({ nodes, canMove, onMove }: Sorting) {
  // A ref, because it is read during a drag, which must not render.
  const dragged = useRef<string | null>(null);
  const moveTo = (target: Target): SortMove | null => {
    if (dragged.current === null || target.type !== 'item') return null;
    const place = places[target.dropPosition];
    return { id: dragged.current, target: String(target.key), place };
  };
  const isAllowed = (move: SortMove) => isSensible(nodes, move) && (canMove?.(move) ?? true);
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    getAllowedDropOperations: () => ['move'],
    onDragStart: ({ keys }) => {
      const [key] = keys;
      dragged.current = key === undefined ? null : String(key);
    },
    onDragEnd: () => {
      dragged.current = null;
    },
    renderDropIndicator: (target) => <DropIndicator target={target} className={css.place} />,
    getDropOperation: (target) => {
      const move = moveTo(target);
      return move !== null && isAllowed(move) ? 'move' : 'cancel';
    },
    onMove: ({ target }) => {
      const move = moveTo(target);
      if (move !== null && isAllowed(move)) onMove(move);
    },
  });
  const carrying: Carrying = { isAllowed, onMove };
  return { dragAndDropHooks, carrying };
}
