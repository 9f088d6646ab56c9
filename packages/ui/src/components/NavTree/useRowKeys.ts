import type { ButtonProps } from 'react-aria-components/Button';
import { useLocale } from 'react-aria-components/I18nProvider';
import { childrenOf, type NavNode } from './nodes.ts';

export type RowKeyHandler = NonNullable<ButtonProps['onKeyDown']>;

interface Options {
  isOpen: (node: NavNode) => boolean;
  toggle: (node: NavNode) => void;
}

/** Rows carry their label by this name; in the order of the document they are the rows as seen. */
const ROW = 'data-row';

const rowsOf = (tree: Element | null): HTMLElement[] => [
  ...(tree?.querySelectorAll<HTMLElement>(`[${ROW}]`) ?? []),
];

/** Focuses the first row, for the field above the rows; false where there is none. */
export function focusFirstRow(tree: Element | null): boolean {
  const first = rowsOf(tree)[0];
  first?.focus();
  return first !== undefined;
}

/** The row that a group or a page above this one has in the tree. */
const rowAbove = (row: Element): HTMLElement | null =>
  row.closest('ul')?.closest('li')?.querySelector<HTMLElement>(`[${ROW}]`) ?? null;

/** The next row, from the one after this on and round, whose label begins with a letter. */
function rowByLetter(rows: HTMLElement[], index: number, letter: string, locale: string) {
  const sought = letter.toLocaleLowerCase(locale);
  return [...rows.slice(index + 1), ...rows.slice(0, index)].find((row) =>
    row.getAttribute(ROW)?.toLocaleLowerCase(locale).startsWith(sought),
  );
}

/**
 * The keys of a tree on its rows: up and down through what is open, towards the end of the line
 * into a branch, towards its start out of it, Home, End, and a letter. Tab goes from link to link.
 */
export function useRowKeys({ isOpen, toggle }: Options): (node: NavNode) => RowKeyHandler {
  const { direction, locale } = useLocale();
  const [inward, outward] =
    direction === 'rtl' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];

  /** Whether the key meant something here. */
  const press = (key: string, row: HTMLElement, node: NavNode): boolean => {
    const rows = rowsOf(row.closest('nav'));
    const index = rows.indexOf(row);
    const hasBranch = childrenOf(node).length > 0;
    const hasOpenBranch = hasBranch && isOpen(node);
    if (key === 'ArrowDown') rows[index + 1]?.focus();
    else if (key === 'ArrowUp') rows[index - 1]?.focus();
    else if (key === 'Home') rows[0]?.focus();
    else if (key === 'End') rows.at(-1)?.focus();
    else if (key === inward && hasOpenBranch) rows[index + 1]?.focus();
    else if (key === outward && !hasOpenBranch) rowAbove(row)?.focus();
    else if (key === inward || key === outward) {
      if (hasBranch) toggle(node);
    } else if (/^[\p{L}\p{N}]$/u.test(key)) rowByLetter(rows, index, key, locale)?.focus();
    else return false;
    return true;
  };

  return (node) => (event) => {
    const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
    // The handler is attached to rows only, which are links and buttons.
    if (!hasModifier && press(event.key, event.currentTarget as HTMLElement, node)) {
      event.preventDefault();
    } else event.continuePropagation();
  };
}
