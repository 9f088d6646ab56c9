import type { ActiveFilter, ChoiceFacet } from '@litometr/analytics-widgets';
import {
  bookAccesses,
  bookStatuses,
  type PortalSummary,
  tierChoices,
} from '@litometr/api-contract';
import { useIntl } from 'react-intl';
import { accessMessages, statusMessages } from '../../domain/domain.messages.ts';
import { useGloss } from '../../domain/useGloss.ts';
import type { Change } from '../../page/address/useAddress.ts';
import { isChoosable, type Question } from './choices.ts';
import { filterKeys, type TrendFilter, type TrendsState } from './trends.address.ts';
import { detailedTrendsMessages as messages } from './trends.messages.ts';

interface FilterInput {
  portal: PortalSummary | undefined;
  question: Question | null;
  state: TrendsState;
  onChange: Change<TrendsState>;
}

/** Returns the filters of the charted books with their current values. */
export function useTrendFilters({ portal, question, state, onChange }: FilterInput): {
  facets: ChoiceFacet[];
  filters: ActiveFilter[];
} {
  const { formatMessage: t } = useIntl();
  const { glossed } = useGloss();
  const genres = portal?.lists.find(({ list }) => list === 'genre_top')?.genres ?? [];
  const options: Readonly<Record<TrendFilter, ChoiceFacet['options']>> = {
    genre: genres.map(({ id, name }) => ({ id: String(id), label: glossed(name) })),
    status: bookStatuses.map((id) => ({ id, label: t(statusMessages[id]) })),
    access: bookAccesses.map((id) => ({ id, label: t(accessMessages[id]) })),
    tier: tierChoices.map((id) => ({ id, label: t(messages[`tier_${id}`]) })),
  };
  const facetOf = (id: TrendFilter): ChoiceFacet => ({
    kind: 'choice',
    id,
    label: t(messages[`by_${id}`]),
    options: options[id],
    value: state[id] ?? [],
    onChange: (next) => onChange({ [id]: next.length === 0 ? undefined : [...next] }),
  });
  // Another portal has other genres, and metrics of all books are not available for a part of them.
  if (question === null || state.with !== undefined || !isChoosable(question.metric)) {
    return { facets: [], filters: [] };
  }
  const facets = filterKeys.map(facetOf).filter(({ options: of }) => of.length > 0);
  const filters = facets.flatMap((facet) =>
    facet.value.map((value) => ({
      id: `${facet.id} ${value}`,
      label: t(messages.chip, {
        facet: facet.label,
        value: facet.options.find(({ id }) => id === value)?.label ?? value,
      }),
      onRemove: () => facet.onChange(facet.value.filter((each) => each !== value)),
    })),
  );
  return { facets, filters };
}
