import type { ChoiceFacet, TagsFacet } from '@litometr/analytics-widgets';
import { useIntl } from 'react-intl';
import { useGloss } from '../../domain/useGloss.ts';
import { catalogueMessages as messages } from './catalogue.messages.ts';
import type { FacetInput } from './facetInput.ts';

const orNone = (ids: readonly string[]) => (ids.length === 0 ? undefined : [...ids]);

const optionsOf = (
  counted: readonly { id: number; name: string; count: number }[] | undefined,
  labelOf: (name: string) => string,
) =>
  (counted ?? []).map(({ id, name, count }) => ({ id: String(id), label: labelOf(name), count }));

/** Facets for the subject of a book: genres, and tags (with, without, all or any). */
export function useThemeFacets({ counts, search, onSearch }: FacetInput): {
  genre: ChoiceFacet;
  tag: TagsFacet;
} {
  const { formatMessage: t } = useIntl();
  const { glossed } = useGloss();
  return {
    genre: {
      kind: 'choice',
      id: 'genre',
      label: t(messages.genres),
      options: optionsOf(counts?.genre, glossed),
      value: search.genre ?? [],
      onChange: (next) => onSearch({ genre: orNone(next) }),
    },
    tag: {
      kind: 'tags',
      id: 'tag',
      label: t(messages.tags),
      options: optionsOf(counts?.tag, glossed),
      value: {
        include: search.tag ?? [],
        exclude: search.tag_not ?? [],
        mode: search.tag_mode === 'or' ? 'any' : 'all',
      },
      onChange: (next) =>
        onSearch({
          tag: orNone(next.include),
          tag_not: orNone(next.exclude),
          tag_mode: next.mode === 'any' ? 'or' : undefined,
        }),
    },
  };
}
