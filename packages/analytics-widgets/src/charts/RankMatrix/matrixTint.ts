import { mutedColor, seriesColor } from '../internal/colors.ts';
import { sequential } from '../marks/scales.ts';

/** What cells are coloured by, in place of how high the book stands. */
export interface MatrixTint {
  /** In the order of the key; beyond eight they share a grey, ordered ones have shades. */
  groups: readonly { id: string; label: string }[];
  /** The group of a book on a day; null: not told. */
  of: (seriesId: string, day: string) => string | null;
  /** Groups are steps of one thing, as ages: shades of one hue, the first the deepest. */
  isOrdered?: boolean;
}

/** A group as cells, readout and key show it. */
export interface TintGroup {
  id: string;
  label: string;
  color: string;
}

/** The groups with their colours, by id. */
export function tintGroups({ groups, isOrdered = false }: MatrixTint): Map<string, TintGroup> {
  const colorOf = (at: number) =>
    isOrdered ? sequential(1 - at / Math.max(1, groups.length)) : seriesColor(at);
  return new Map(groups.map((group, at) => [group.id, { ...group, color: colorOf(at) }]));
}

/** The group of a cell; of one that is not told the colour alone. */
export function tintOn(
  tint: MatrixTint,
  groups: ReadonlyMap<string, TintGroup>,
  seriesId: string,
  day: string,
): { color: string; label: string | null } {
  const group = groups.get(tint.of(seriesId, day) ?? '');
  return group ?? { color: mutedColor, label: null };
}
