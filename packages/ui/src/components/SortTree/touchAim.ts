import type { SortMove, SortPlace } from './sortNodes.ts';

/** Part of a row's height, at both of its edges, that means beside it. */
const EDGE_SHARE = 0.3;

/** Possible drop positions of a finger on a row, the most likely first. */
function placesAt(part: number): readonly SortPlace[] {
  const near = part < 0.5 ? 'before' : 'after';
  return part < EDGE_SHARE || part > 1 - EDGE_SHARE ? [near, 'inside'] : ['inside', near];
}

/** Under the edge of an open row its first child begins: before that one is where it goes. */
function besideOpen(row: HTMLElement, places: readonly SortPlace[]): [HTMLElement, typeof places] {
  const below = row.nextElementSibling;
  const isOpen = row.getAttribute('aria-expanded') === 'true';
  return isOpen && places[0] === 'after' && below instanceof HTMLElement
    ? [below, ['before']]
    : [row, places];
}

export interface Aim extends SortMove {
  row: HTMLElement;
}

/** Where a finger would put a row of a tree; null: nowhere. */
export function touchAim(
  { id, tree, x, y }: { id: string; tree: Element; x: number; y: number },
  isAllowed: (move: SortMove) => boolean,
): Aim | null {
  const under = document.elementFromPoint(x, y)?.closest<HTMLElement>('[role="row"]');
  if (under == null || !tree.contains(under)) return null;
  const { top, height } = under.getBoundingClientRect();
  const [row, places] = besideOpen(under, placesAt((y - top) / height));
  const target = row.dataset['key'];
  if (target === undefined) return null;
  const place = places.find((each) => isAllowed({ id, target, place: each }));
  return place === undefined ? null : { id, target, place, row };
}
