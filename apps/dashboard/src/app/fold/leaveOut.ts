import { type DrawnPlace, elementsIn } from './drawnPlaces.ts';

/** A part of the page that is left out for now. */
export interface Piece {
  elements: number;
  /** It is laid out with the next frame. */
  show: () => void;
}

/** Boxes that cannot leave out what they hold; of these a row can be left out itself. */
const TABLE_PARTS = /^(TBODY|THEAD|TFOOT|TR|TD|TH|COLGROUP|COL)$/;
const ROW = 'TR';

/** A drawing holds what a narrow window shows and what a wide one does; the app has one of them. */
const isSeen = ({ width, height }: DrawnPlace): boolean => width > 0 || height > 0;

/** Sets styles of an element; returns what gives it those of before. */
function dress({ style }: HTMLElement, styles: Readonly<Record<string, string>>): () => void {
  const before = Object.keys(styles).map((name) => [name, style.getPropertyValue(name)] as const);
  for (const [name, value] of Object.entries(styles)) style.setProperty(name, value);
  return () => {
    for (const [name, value] of before) style.setProperty(name, value);
  };
}

/**
 * Leaves out of styles and layout what of a page was drawn under the fold. The page keeps its height.
 * Parts that are not as they were drawn stay, and all above: what is in the window must not move.
 *
 * @param place where `root` was drawn
 * @returns what is left out, in the order in which it may be shown again
 */
export function leaveOut(place: DrawnPlace, root: Element, fold: number): Piece[] {
  const pieces: Piece[] = [];
  /** Boxes around tables, which hold the room of rows that are left out. */
  const rooms = new Map<HTMLElement, Piece>();

  const visit = (at: DrawnPlace, element: Element, keepRoom: () => void): void => {
    if (at.tag !== element.tagName || !(element instanceof HTMLElement)) return;
    const { children } = element;
    const drawn = at.inside.length === children.length ? at.inside : at.inside.filter(isSeen);
    if (drawn.length > 0 && drawn.length === children.length) {
      const isBox = at.tag !== 'TABLE' && !TABLE_PARTS.test(at.tag);
      const ownRoom = () => {
        if (rooms.has(element)) return;
        const show = dress(element, { 'min-block-size': `${at.height}px` });
        rooms.set(element, { elements: 0, show });
      };
      for (const [index, child] of drawn.entries()) {
        const living = children[index];
        if (living !== undefined) visit(child, living, isBox ? ownRoom : keepRoom);
      }
      return;
    }
    if (at.top < fold || at.height === 0) return;
    const leave = (styles: Readonly<Record<string, string>>) =>
      pieces.push({ elements: elementsIn(element), show: dress(element, styles) });
    if (at.tag === ROW) {
      keepRoom();
      leave({ display: 'none' });
    } else if (!TABLE_PARTS.test(at.tag)) {
      leave({
        'content-visibility': 'hidden',
        // Chromium takes a border or a ground that comes back for moved, unless it was not visible.
        visibility: 'hidden',
        'inline-size': `${at.width}px`,
        'block-size': `${at.height}px`,
      });
    }
  };

  visit(place, root, () => undefined);
  return [...pieces, ...rooms.values()];
}
