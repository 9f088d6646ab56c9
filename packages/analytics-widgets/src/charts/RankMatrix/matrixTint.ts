import { mutedColor, seriesColor } from '../internal/colors.ts';
import { sequential } from '../marks/scales.ts';

/** Groups that colour the cells instead of the rank. */
export interface MatrixTint {
  /** In the order of the key; groups beyond eight share a grey, ordered ones are shades. */
  groups: readonly { id: string; label: string }[];
  /** Returns the group of a book on a day; null: unknown. */
  of: (seriesId: string, day: string) => string | null;
  /** Groups are ordered steps, such as ages: shades of one hue, the first the deepest. */
  isOrdered?: boolean;
}

/** A group with its colour. */
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

/** Returns the group of a cell; only a grey colour when the group is unknown. */
export function tintOn(
  tint: MatrixTint,
  groups: ReadonlyMap<string, TintGroup>,
  seriesId: string,
  day: string,
): { color: string; label: string | null } {
  const group = groups.get(tint.of(seriesId, day) ?? '');
  return group ?? { color: mutedColor, label: null };
}
