import { useFormats } from '@litometr/analytics-widgets';
import type { EndpointResponse, genreOverlap, tagPairs } from '@litometr/api-contract';
import { useIntl } from 'react-intl';
import { firstBy } from '../../domain/largestBy.ts';
import { MIN_BOOKS } from '../../domain/minBooks.ts';
import { useGloss } from '../../domain/useGloss.ts';
import { useQuoted } from '../../domain/useQuoted.ts';
import { closestPairMessage } from './pairTitle.messages.ts';

type PairsResponse = EndpointResponse<typeof genreOverlap> | EndpointResponse<typeof tagPairs>;

/**
 * Returns the title of a chart of genres or tags that occur together: the pair that is most above
 * chance, or `plain` where no pair of enough books is alone with the largest lift above 1.
 */
export function usePairTitle(): (response: PairsResponse | undefined, plain: string) => string {
  const { formatMessage: t } = useIntl();
  const { formatNumber } = useFormats();
  const { glossed } = useGloss();
  const quoted = useQuoted();
  const timesOf = (lift: number) => formatNumber(lift, { digits: 1 });
  return (response, plain) => {
    const names = new Map(response?.nodes.map(({ id, name }) => [id, quoted(glossed(name))]));
    const closest = firstBy(
      response?.items ?? [],
      ({ books, lift }) => (books < MIN_BOOKS ? null : lift),
      timesOf,
    );
    if (closest === null || closest.value <= 1 || timesOf(closest.value) === timesOf(1)) {
      return plain;
    }
    const [a, b] = [names.get(closest.item.a), names.get(closest.item.b)];
    if (a === undefined || b === undefined) return plain;
    return t(closestPairMessage, { least: MIN_BOOKS, a, b, times: timesOf(closest.value) });
  };
}
