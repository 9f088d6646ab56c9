import { clsx } from 'clsx';
import type { ReactNode, Ref } from 'react';
import { Tree, type TreeProps } from 'react-aria-components/Tree';
import { requireText } from '../../internal/developerError.ts';
import { useFilledAtOnce } from '../../internal/useFilledAtOnce.ts';
import { CarryingContext } from './SortHandle.tsx';
import * as css from './SortTree.css.ts';
import { SortTreeRow } from './SortTreeRow.tsx';
import type { SortMove, SortNode } from './sortNodes.ts';
import { useSorting } from './useSorting.tsx';

type OwnedProps =
  | 'aria-label'
  | 'className'
  | 'children'
  | 'items'
  | 'dragAndDropHooks'
  | 'expandedKeys'
  | 'defaultExpandedKeys'
  | 'onExpandedChange'
  | 'selectedKeys'
  | 'defaultSelectedKeys'
  | 'onSelectionChange'
  | 'selectionMode'
  | 'selectionBehavior'
  | 'renderEmptyState';

export interface SortTreeProps extends Omit<TreeProps<SortNode>, OwnedProps> {
  /** Names the sorted items. */
  label: string;
  nodes: readonly SortNode[];
  /** Id of the chosen row; null for none. */
  selected: string | null;
  onSelect: (id: string) => void;
  /** Ids of the open rows. */
  expanded: ReadonlySet<string>;
  onExpand: (ids: ReadonlySet<string>) => void;
  /** Whether a row may go there; nothing goes into itself or into a line anyway. */
  canMove?: (move: SortMove) => boolean;
  onMove: (move: SortMove) => void;
  /** Shown when there are no rows. */
  empty?: ReactNode;
  className?: string;
  ref?: Ref<HTMLDivElement>;
}

/**
 * Rows of several levels to be put in order: each is dragged by its handle, with a pointer, a
 * finger, or the keyboard (Enter on the handle, Tab or the arrows to the place, Enter). To show
 * pages use NavTree.
 */
export function SortTree({
  label,
  nodes,
  selected,
  onSelect,
  expanded,
  onExpand,
  canMove,
  onMove,
  empty,
  className,
  ...rest
}: SortTreeProps) {
  requireText('SortTree', 'label', label, 'Nothing else says what is put in order.');
  useFilledAtOnce();
  const { dragAndDropHooks, carrying } = useSorting({ nodes, canMove, onMove });
  return (
    <CarryingContext value={carrying}>
      <Tree
        {...rest}
        aria-label={label}
        items={nodes}
        selectionMode="single"
        selectionBehavior="replace"
        disallowEmptySelection
        selectedKeys={selected === null ? [] : [selected]}
        onSelectionChange={(keys) => {
          if (keys === 'all') return;
          const [key] = keys;
          if (key !== undefined) onSelect(String(key));
        }}
        expandedKeys={expanded}
        onExpandedChange={(keys) => onExpand(new Set([...keys].map(String)))}
        dragAndDropHooks={dragAndDropHooks}
        renderEmptyState={() => <div className={css.empty}>{empty}</div>}
        className={clsx(css.root, className)}
      >
        {(node) => <SortTreeRow node={node} />}
      </Tree>
    </CarryingContext>
  );
}
