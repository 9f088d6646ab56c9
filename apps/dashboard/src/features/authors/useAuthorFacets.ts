import type { ActiveFilter, ChoiceFacet } from '@litometr/analytics-widgets';
import { authorTiers, type Named } from '@litometr/api-contract';
import { useIntl } from 'react-intl';
import type { Change } from '../../page/address/useAddress.ts';
import type { AuthorsAddress } from './authors.address.ts';
import { authorsMessages as messages, tierNames } from './authors.messages.ts';

const yesNo = ['yes', 'no'] as const;

/** What authors can be narrowed by, and what they are narrowed by now. */
export function useAuthorFacets(
  genres: readonly Named[],
  search: AuthorsAddress,
  onSearch: Change<AuthorsAddress>,
): { facets: ChoiceFacet[]; filters: ActiveFilter[] } {
  const { formatMessage: t } = useIntl();

  function single<Id extends string>(
    id: string,
    label: string,
    options: readonly { id: Id; label: string }[],
    value: Id | undefined,
    write: (value: Id | undefined) => void,
  ): ChoiceFacet {
    return {
      kind: 'choice',
      id,
      label,
      single: true,
      options,
      value: value === undefined ? [] : [value],
      onChange: (next) => write(options.find((option) => option.id === next[0])?.id),
    };
  }

  const facets = [
    single(
      'genre',
      t(messages.genre),
      genres.map(({ id, name }) => ({ id: String(id), label: name })),
      search.genre,
      (genre) => onSearch({ genre }),
    ),
    single(
      'tier',
      t(messages.tier),
      authorTiers.map((id) => ({ id, label: t(tierNames[id]) })),
      search.tier,
      (tier) => onSearch({ tier }),
    ),
    single(
      'active',
      t(messages.active),
      yesNo.map((id) => ({ id, label: t(id === 'yes' ? messages.activeYes : messages.activeNo) })),
      search.active,
      (active) => onSearch({ active }),
    ),
    single(
      'publisher',
      t(messages.publisher),
      yesNo.map((id) => ({
        id,
        label: t(id === 'yes' ? messages.publisherYes : messages.publisherNo),
      })),
      search.publisher,
      (publisher) => onSearch({ publisher }),
    ),
    single(
      'breakthrough',
      t(messages.breakthrough),
      yesNo.map((id) => ({
        id,
        label: t(id === 'yes' ? messages.breakthroughYes : messages.breakthroughNo),
      })),
      search.breakthrough,
      (breakthrough) => onSearch({ breakthrough }),
    ),
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
