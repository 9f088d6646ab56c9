import { type ActiveFilter, type Facet, facetCount, useFormats } from '@litometr/analytics-widgets';
import { useIntl } from 'react-intl';
import type { Change } from '../../page/address/useAddress.ts';
import type { CatalogueAddress } from './catalogue.address.ts';
import { catalogueMessages as messages } from './catalogue.messages.ts';

/** Every chosen value of every facet as a chip that takes it away. */
export function useChips(
  facets: readonly Facet[],
  search: CatalogueAddress,
  onSearch: Change<CatalogueAddress>,
): ActiveFilter[] {
  const { formatMessage: t } = useIntl();
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

  return [
    ...(q === ''
      ? []
      : [{ id: 'q', label: t(messages.query, { q }), onRemove: () => onSearch({ q: '' }) }]),
    ...facets.flatMap(ofFacet),
  ];
}
