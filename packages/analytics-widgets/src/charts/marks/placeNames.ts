import { cutToWidth, textWidth } from '../internal/textWidth.ts';
import type { Place } from './MarkPlot.tsx';

interface PlacedName {
  index: number;
  text: string;
  /** The text's middle or one of its ends, by `anchor`, at the height of its middle. */
  x: number;
  y: number;
  anchor: 'start' | 'middle' | 'end';
}

const LINE = 14;
const GAP = 4;
/** Widths of letters are reckoned: what stands at the field's edge needs a little more. */
const MARGIN = 4;

const cross = (a: Place, b: Place): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

interface Field {
  left: number;
  right: number;
  /** Over and under it the axes are named. */
  top: number;
  bottom: number;
  /** What else is written there. */
  texts?: readonly Place[];
}

/** Where a name may stand by its mark, the most usual place first. */
function* sides(
  mark: Place,
  text: string,
  [left, right]: readonly [number, number],
): Generator<{ name: Omit<PlacedName, 'index'>; box: Place }> {
  const width = textWidth(text);
  const middle = { x: mark.x + mark.width / 2, y: mark.y + mark.height / 2 };
  const at = (x: number, y: number, anchor: PlacedName['anchor'], start: number) => ({
    name: { text, x, y, anchor },
    box: { x: start, y: y - LINE / 2, width, height: LINE },
  });
  const behind = mark.x + mark.width + GAP;
  const before = mark.x - GAP;
  yield at(behind, middle.y, 'start', behind);
  yield at(before, middle.y, 'end', before - width);
  // Over and under the mark, moved along where the field ends.
  const x = Math.max(left + width / 2, Math.min(right - width / 2, middle.x));
  const [above, below] = [mark.y - LINE / 2, mark.y + mark.height + LINE / 2];
  yield at(x, above, 'middle', x - width / 2);
  yield at(x, below, 'middle', x - width / 2);
}

/** In fields as narrow as these any name over a mark hides more than it tells. */
const CROWDED = 420;
/** Elsewhere the first of all are written even over a mark that stands in their way. */
const LEADING = 3;

/**
 * Names beside their marks, as many as do not cross each other; the earlier one keeps its place. One
 * stands where it covers no other mark, if there is such a side; one that no side has whole room for
 * is cut at the end of the field, and left to the readout where only a few letters would stand, or
 * where it would hide marks and is none of the first.
 */
export function placeNames(
  wanted: readonly { index: number; label: string }[],
  places: readonly Place[],
  field: Field,
): PlacedName[] {
  const edges = [field.left + MARGIN, field.right - MARGIN] as const;
  const [left, right] = edges;
  const placed: { name: PlacedName; box: Place }[] = [];
  const isFree = (box: Place) =>
    box.y >= field.top &&
    box.y + box.height <= field.bottom &&
    placed.every((other) => !cross(other.box, box)) &&
    (field.texts ?? []).every((text) => !cross(text, box));
  for (const [order, { index, label }] of wanted.entries()) {
    const mark = places[index];
    if (mark === undefined) continue;
    const others = places.filter((_, at) => at !== index);
    const isClear = ({ box }: { box: Place }) => others.every((other) => !cross(other, box));
    const whole = [...sides(mark, label, edges)].filter(
      ({ box }) => box.x >= left && box.x + box.width <= right && isFree(box),
    );
    const cut = cutToWidth(label, right - mark.x - mark.width - GAP);
    const shortened =
      cut.length > 6
        ? [...sides(mark, cut, edges)].slice(0, 1).filter(({ box }) => isFree(box))
        : [];
    const isLeading = order < LEADING && right - left >= CROWDED;
    const found =
      whole.find(isClear) ??
      shortened.find(isClear) ??
      (isLeading ? (whole[0] ?? shortened[0]) : undefined);
    if (found) placed.push({ box: found.box, name: { index, ...found.name } });
  }
  return placed.map(({ name }) => name);
}
