import {
  type MenuEntry,
  type MenuField,
  type MenuProblem,
  menuEntry,
  menuProblems,
} from '@litometr/api-contract';
import * as z from 'zod/mini';

/** A field whose text cannot be saved. */
export interface FieldFault {
  key: string;
  field: MenuField;
  /** The language of a name. */
  locale: string | null;
  kind: 'required' | 'unfit';
}

const isField = (name: PropertyKey | undefined): name is MenuField =>
  typeof name === 'string' && Object.hasOwn(menuEntry.shape, name);

/** Violations of the API contract, field by field. */
function fieldFaults(entries: readonly MenuEntry[]): FieldFault[] {
  return entries.flatMap((entry) => {
    const { success, error } = z.safeParse(menuEntry, entry);
    return success ? [] : error.issues.flatMap(({ path }) => faultAt(entry, path));
  });
}

function faultAt(entry: MenuEntry, [field, locale]: readonly PropertyKey[]): FieldFault[] {
  if (!isField(field)) return [];
  const value: unknown = entry[field];
  const text =
    typeof value === 'object' && value !== null && locale !== undefined
      ? new Map<PropertyKey, unknown>(Object.entries(value)).get(locale)
      : value;
  const kind = typeof text === 'string' && text.trim() === '' ? 'required' : 'unfit';
  return [{ key: entry.key, field, locale: typeof locale === 'string' ? locale : null, kind }];
}

export interface Checked {
  problems: readonly MenuProblem[];
  faults: readonly FieldFault[];
  /** Problems that prevent the menu from being published. */
  errors: number;
}

/** Runs all checks of a menu with the code that the server uses as well. */
export function checkedMenu(entries: readonly MenuEntry[]): Checked {
  const problems = menuProblems(entries);
  const faults = fieldFaults(entries);
  return {
    problems,
    faults,
    errors: faults.length + problems.filter(({ level }) => level === 'error').length,
  };
}
