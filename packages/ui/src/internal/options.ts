import type { ReactNode } from 'react';

/** One thing to choose. */
export interface FieldOption {
  id: string;
  label: string;
  description?: string;
  /** Before the label: a mark, a cover. */
  icon?: ReactNode;
  isDisabled?: boolean;
}

/** Options under a heading. */
export interface OptionGroup<Option extends FieldOption = FieldOption> {
  id: string;
  /** Heading. */
  label: string;
  options: readonly Option[];
}

export type OptionEntry<Option extends FieldOption = FieldOption> = Option | OptionGroup<Option>;

export const isGroup = <Option extends FieldOption>(
  entry: OptionEntry<Option>,
): entry is OptionGroup<Option> => 'options' in entry;

/** All options, out of their groups. */
export const flatten = <Option extends FieldOption>(
  entries: readonly OptionEntry<Option>[],
): Option[] =>
  entries.flatMap((entry): readonly Option[] => (isGroup(entry) ? entry.options : [entry]));

/**
 * The options together with those that are chosen and not among them: a field can only name what it
 * has, and what a server finds for the typed text need not hold what was chosen before.
 */
export function withChosen<Option extends FieldOption>(
  entries: readonly OptionEntry<Option>[],
  known: readonly (Option | undefined)[],
  ids: readonly string[],
): readonly OptionEntry<Option>[] {
  const here = new Set(flatten(entries).map((option) => option.id));
  const absent = known.filter(
    (option): option is Option =>
      option !== undefined && ids.includes(option.id) && !here.has(option.id),
  );
  return absent.length === 0 ? entries : [...absent, ...entries];
}
