import type { ChoiceFacet } from '@litometr/analytics-widgets';

interface Option<Id extends string> {
  id: Id;
  label: string;
  /** Of what the choice would leave; null or absent: not counted. */
  count?: number | null;
}

interface SingleFacet<Id extends string> {
  id: string;
  label: string;
  options: readonly Option<Id>[];
  value: Id | undefined;
  onChange: (value: Id | undefined) => void;
}

/** A single choice; choosing the same option again clears it. */
export function single<Id extends string>(facet: SingleFacet<Id>): ChoiceFacet {
  const { options, value, onChange } = facet;
  return {
    ...facet,
    kind: 'choice',
    single: true,
    value: value === undefined ? [] : [value],
    onChange: (next) => onChange(options.find((option) => option.id === next[0])?.id),
  };
}

interface SeveralFacet<Id extends string> {
  id: string;
  label: string;
  /** The closed set, in its own order. */
  all: readonly Id[];
  nameOf: (id: Id) => string;
  counted: readonly { value: Id; count: number }[] | undefined;
  value: readonly Id[] | undefined;
  onChange: (value: Id[] | undefined) => void;
}

/** Several of a closed set: those that are chosen, and those that would leave something. */
export function several<Id extends string>(facet: SeveralFacet<Id>): ChoiceFacet {
  const { id, label, all, nameOf, counted = [], value = [], onChange } = facet;
  const countOf = (word: Id) => counted.find((each) => each.value === word)?.count;
  return {
    kind: 'choice',
    id,
    label,
    options: all
      .filter((word) => value.includes(word) || countOf(word) !== undefined)
      .map((word) => ({ id: word, label: nameOf(word), count: countOf(word) ?? 0 })),
    value,
    onChange: (next) => {
      const known = all.filter((word) => next.includes(word));
      onChange(known.length === 0 ? undefined : known);
    },
  };
}
