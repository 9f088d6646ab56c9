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

const LINE_HEIGHT_PX = 14;
const NAME_GAP_PX = 4;
/** Text widths are estimates, so names at the edge of the field need some margin. */
const WIDTH_MARGIN_PX = 4;

const cross = (a: Place, b: Place): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

interface Field {
  left: number;
  right: number;
  /** The axis titles are above and below it. */
  top: number;
  bottom: number;
  /** Other texts in the field. */
  texts?: readonly Place[];
}

/** Yields the positions for a name around its mark, the preferred one first. */
function* sides(
  mark: Place,
  text: string,
  [left, right]: readonly [number, number],
): Generator<{ name: Omit<PlacedName, 'index'>; box: Place }> {
  const width = textWidth(text);
  const middle = { x: mark.x + mark.width / 2, y: mark.y + mark.height / 2 };
  const at = (x: number, y: number, anchor: PlacedName['anchor'], start: number) => ({
    name: { text, x, y, anchor },
    box: { x: start, y: y - LINE_HEIGHT_PX / 2, width, height: LINE_HEIGHT_PX },
  });
  const behind = mark.x + mark.width + NAME_GAP_PX;
  const before = mark.x - NAME_GAP_PX;
  yield at(behind, middle.y, 'start', behind);
  yield at(before, middle.y, 'end', before - width);
  // Above and below the mark, shifted at the edges of the field.
  const x = Math.max(left + width / 2, Math.min(right - width / 2, middle.x));
  const [above, below] = [mark.y - LINE_HEIGHT_PX / 2, mark.y + mark.height + LINE_HEIGHT_PX / 2];
  yield at(x, above, 'middle', x - width / 2);
  yield at(x, below, 'middle', x - width / 2);
}

/** In narrower fields names over marks hide more than they explain. */
const CROWDED_WIDTH_PX = 420;
/** In wider fields the first names are shown even if they cover a mark. */
const ALWAYS_NAMED = 3;

/**
 * Places names beside their marks, as many as fit without overlaps; earlier names have priority. A
 * name goes to a side where it covers no other mark, if there is one. A name that fits on no side
 * is cut at the edge of the field. It is left to the readout when only a few letters would remain,
 * or when it would hide marks and is not among the first.
 */
export function placeNames(
  wanted: readonly { index: number; label: string }[],
  places: readonly Place[],
  field: Field,
): PlacedName[] {
  const edges = [field.left + WIDTH_MARGIN_PX, field.right - WIDTH_MARGIN_PX] as const;
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
    const cut = cutToWidth(label, right - mark.x - mark.width - NAME_GAP_PX);
    const shortened =
      cut.length > 6
        ? [...sides(mark, cut, edges)].slice(0, 1).filter(({ box }) => isFree(box))
        : [];
    const isLeading = order < ALWAYS_NAMED && right - left >= CROWDED_WIDTH_PX;
    const found =
      whole.find(isClear) ??
      shortened.find(isClear) ??
      (isLeading ? (whole[0] ?? shortened[0]) : undefined);
    if (found) placed.push({ box: found.box, name: { index, ...found.name } });
  }
  return placed.map(({ name }) => name);
}
