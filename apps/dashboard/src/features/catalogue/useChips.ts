import { type ActiveFilter, type Facet, facetCount, useFormats } from '@litometr/analytics-widgets';
import type { CatalogueItem } from '@litometr/api-contract';
import { useIntl } from 'react-intl';
import { columnMessages } from '../../domain/domain.messages.ts';
import { useIsolate } from '../../domain/useIsolate.ts';
import type { Change } from '../../page/address/useAddress.ts';
import type { CatalogueAddress } from './catalogue.address.ts';
import { catalogueMessages as messages } from './catalogue.messages.ts';

interface ChipsInput {
  facets: readonly Facet[];
  search: CatalogueAddress;
  onSearch: Change<CatalogueAddress>;
  /** The shown books, which provide the names of the filtered authors. */
  items: readonly CatalogueItem[];
}

/** Returns a removable chip for every filter of the catalogue, with or without a facet. */
export function useChips({ facets, search, onSearch, items }: ChipsInput): ActiveFilter[] {
  const { formatMessage: t } = useIntl();
  const isolate = useIsolate();
  const { formatNumber } = useFormats();
  const { q } = search;

  const ofFacet = (facet: Facet): ActiveFilter[] => {
    if (facetCount(facet) === 0) return [];
    if (facet.kind === 'range') {
      const [from, to] = facet.value.map((value) => (value === null ? '' : formatNumber(value)));
      return [
        {
          id: facet.id,
          label: t(messages.rangeChip, { facet: facet.label, from: from ?? '', to: to ?? '' }),
          onRemove: () => facet.onChange([null, null]),
        },
      ];
    }
    const nameOf = (id: string) => facet.options.find((option) => option.id === id)?.label ?? id;
    if (facet.kind === 'choice') {
      return facet.value.map((id) => ({
        id: `${facet.id} ${id}`,
        label: t(messages.chip, { facet: facet.label, value: nameOf(id) }),
        onRemove: () => facet.onChange(facet.value.filter((each) => each !== id)),
      }));
    }
    const { include, exclude } = facet.value;
    return [
      ...include.map((id) => ({
        id: `tag ${id}`,
        label: t(messages.chip, { facet: facet.label, value: nameOf(id) }),
        onRemove: () =>
          facet.onChange({ ...facet.value, include: include.filter((each) => each !== id) }),
      })),
      ...exclude.map((id) => ({
        id: `not ${id}`,
        label: t(messages.notChip, { facet: facet.label, value: nameOf(id) }),
        onRemove: () =>
          facet.onChange({ ...facet.value, exclude: exclude.filter((each) => each !== id) }),
      })),
    ];
  };

  const { author: authors = [], series_title: series } = search;
  const names = new Map(
    items.flatMap(({ book }) => book.authors).map(({ id, name }) => [String(id), name]),
  );
  const ofAuthor = (id: string): ActiveFilter => {
    const others = authors.filter((each) => each !== id);
    return {
      id: `author ${id}`,
      label: t(messages.chip, {
        facet: t(columnMessages.author),
        value: isolate(names.get(id) ?? id),
      }),
      onRemove: () => onSearch({ author: others.length === 0 ? undefined : others }),
    };
  };
  const ofSeries: ActiveFilter = {
    id: 'series_title',
    label: t(messages.chip, { facet: t(columnMessages.series), value: isolate(series) }),
    onRemove: () => onSearch({ series_title: '' }),
  };

  return [
    ...(q === ''
      ? []
      : [{ id: 'q', label: t(messages.query, { q }), onRemove: () => onSearch({ q: '' }) }]),
    ...authors.map(ofAuthor),
    ...(series === '' ? [] : [ofSeries]),
    ...facets.flatMap(ofFacet),
  ];
}
