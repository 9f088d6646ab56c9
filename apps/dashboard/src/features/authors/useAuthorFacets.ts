import type { ActiveFilter, ChoiceFacet } from '@litometr/analytics-widgets';
import { authorTiers, type Named } from '@litometr/api-contract';
import { useIntl } from 'react-intl';
import { single } from '../../blocks/facets/facets.ts';
import { useGloss } from '../../domain/useGloss.ts';
import type { Change } from '../../page/address/useAddress.ts';
import type { AuthorsAddress } from './authors.address.ts';
import { authorsMessages as messages, tierNames } from './authors.messages.ts';

const yesNo = ['yes', 'no'] as const;

/** Returns the facets of authors with their current values. */
export function useAuthorFacets(
  genres: readonly Named[],
  search: AuthorsAddress,
  onSearch: Change<AuthorsAddress>,
): { facets: ChoiceFacet[]; filters: ActiveFilter[] } {
  const { formatMessage: t } = useIntl();
  const { glossed } = useGloss();

  const facets = [
    single({
      id: 'genre',
      label: t(messages.genre),
      options: genres.map(({ id, name }) => ({ id: String(id), label: glossed(name) })),
      value: search.genre,
      onChange: (genre) => onSearch({ genre }),
    }),
    single({
      id: 'tier',
      label: t(messages.tier),
      options: authorTiers.map((id) => ({ id, label: t(tierNames[id]) })),
      value: search.tier,
      onChange: (tier) => onSearch({ tier }),
    }),
    single({
      id: 'active',
      label: t(messages.active),
      options: yesNo.map((id) => ({
        id,
        label: t(id === 'yes' ? messages.activeYes : messages.activeNo),
      })),
      value: search.active,
      onChange: (active) => onSearch({ active }),
    }),
    single({
      id: 'publisher',
      label: t(messages.publisher),
      options: yesNo.map((id) => ({
        id,
        label: t(id === 'yes' ? messages.publisherYes : messages.publisherNo),
      })),
      value: search.publisher,
      onChange: (publisher) => onSearch({ publisher }),
    }),
    single({
      id: 'breakthrough',
      label: t(messages.breakthrough),
      options: yesNo.map((id) => ({
        id,
        label: t(id === 'yes' ? messages.breakthroughYes : messages.breakthroughNo),
      })),
      value: search.breakthrough,
      onChange: (breakthrough) => onSearch({ breakthrough }),
    }),
    single({
      id: 'growing',
      label: t(messages.growing),
      options: yesNo.map((id) => ({
        id,
        label: t(id === 'yes' ? messages.growingYes : messages.growingNo),
      })),
      value: search.growing,
      onChange: (growing) => onSearch({ growing }),
    }),
  ];
  const filters: ActiveFilter[] = [
    ...(search.q === ''
      ? []
      : [
          {
            id: 'q',
            label: t(messages.query, { q: search.q }),
            onRemove: () => onSearch({ q: '' }),
          },
        ]),
    ...facets.flatMap((facet) =>
      facet.value.map((value) => ({
        id: facet.id,
        label: t(messages.chip, {
          facet: facet.label,
          value: facet.options.find(({ id }) => id === value)?.label ?? value,
        }),
        onRemove: () => facet.onChange([]),
      })),
    ),
  ];
  return { facets: facets.filter(({ options }) => options.length > 0), filters };
}
