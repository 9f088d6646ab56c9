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

const cross = (a: Place, b: Place): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** Where a name may stand by its mark, the most usual place first. */
function* sides(
  mark: Place,
  text: string,
): Generator<{ name: Omit<PlacedName, 'index'>; box: Place }> {
  const width = textWidth(text);
  const middle = { x: mark.x + mark.width / 2, y: mark.y + mark.height / 2 };
  const right = mark.x + mark.width + GAP;
  const left = mark.x - GAP;
  const at = (x: number, y: number, anchor: PlacedName['anchor'], start: number) => ({
    name: { text, x, y, anchor },
    box: { x: start, y: y - LINE / 2, width, height: LINE },
  });
  yield at(right, middle.y, 'start', right);
  yield at(left, middle.y, 'end', left - width);
  const [above, below] = [mark.y - LINE / 2, mark.y + mark.height + LINE / 2];
  yield at(middle.x, above, 'middle', middle.x - width / 2);
  yield at(middle.x, below, 'middle', middle.x - width / 2);
}

/**
 * Names beside their marks, as many as do not cross each other; the earlier one keeps its place. One
 * stands where it covers no other mark, if there is such a side; one that no side has whole room for
 * is cut at the end of the field, and left to the readout where only a few letters would stand.
 */
export function placeNames(
  wanted: readonly { index: number; label: string }[],
  places: readonly Place[],
  field: { left: number; right: number },
): PlacedName[] {
  const placed: { name: PlacedName; box: Place }[] = [];
  const isFree = (box: Place) => placed.every((other) => !cross(other.box, box));
  for (const { index, label } of wanted) {
    const mark = places[index];
    if (mark === undefined) continue;
    const others = places.filter((_, at) => at !== index);
    const whole = [...sides(mark, label)].filter(
      ({ box }) => box.x >= field.left && box.x + box.width <= field.right && isFree(box),
    );
    const cut = cutToWidth(label, field.right - mark.x - mark.width - GAP);
    const found =
      whole.find(({ box }) => others.every((other) => !cross(other, box))) ??
      whole[0] ??
      (cut.length > 6
        ? [...sides(mark, cut)].slice(0, 1).find(({ box }) => isFree(box))
        : undefined);
    if (found) placed.push({ box: found.box, name: { index, ...found.name } });
  }
  return placed.map(({ name }) => name);
}
