/** Where an element of the drawn page stood, in CSS pixels from the page's start. */
export interface DrawnPlace {
  tag: string;
  top: number;
  width: number;
  height: number;
  /** Places of all its children, or of none where it is one piece. */
  inside: readonly DrawnPlace[];
}

/** Elements of a piece: what is laid out at once must be no long task. */
export const PIECE = 150;
/** What has fewer elements is not taken apart. */
const GRAIN = 20;

/** Where the window ends, in CSS pixels from the page's start. */
export const foldOf = (): number => scrollY + innerHeight;

export const elementsIn = (element: Element): number => element.getElementsByTagName('*').length;

/**
 * Where a drawing stands, down to pieces that are under the fold or not. Asked while nothing has
 * changed since its last layout, this lays nothing out.
 */
export function drawnPlaces(element: Element, fold: number): DrawnPlace {
  const { top: fromWindow, width, height } = element.getBoundingClientRect();
  const top = fromWindow + scrollY;
  const place = { tag: element.tagName, top, width, height, inside: [] };
  const most = top >= fold ? PIECE : GRAIN;
  if (top + height <= fold || elementsIn(element) <= most) return place;
  return { ...place, inside: [...element.children].map((child) => drawnPlaces(child, fold)) };
}
