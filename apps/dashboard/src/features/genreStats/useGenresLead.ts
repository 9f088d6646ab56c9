import { useFormats } from '@litometr/analytics-widgets';
import type { EndpointResponse, genres } from '@litometr/api-contract';
import { useIntl } from 'react-intl';
import { firstBy } from '../../domain/largestBy.ts';
import { MIN_BOOKS } from '../../domain/minBooks.ts';
import { useGloss } from '../../domain/useGloss.ts';
import { genreStatsMessages as messages } from './genreStats.messages.ts';

/**
 * Returns the sentence under the title of the page: the genre whose growth is certain and the largest, or
 * else the one that gained most, as growth by chance is no finding. Undefined while the genres load.
 */
export function useGenresLead(
  response: EndpointResponse<typeof genres> | undefined,
): string | undefined {
  const { formatMessage: t } = useIntl();
  const { formatDelta } = useFormats();
  const { glossed } = useGloss();
  if (response === undefined) return undefined;
  const { items, count } = response;
  const [fastest] = items
    .filter(
      ({ n, gain_change: change, gain_change_certain: isCertain }) =>
        n >= MIN_BOOKS && isCertain && (change ?? 0) > 0,
    )
    .toSorted((a, b) => (b.gain_change ?? 0) - (a.gain_change ?? 0));
  if (fastest !== undefined) {
    return t(messages.lead, {
      least: MIN_BOOKS,
      genre: glossed(fastest.name),
      change: formatDelta(fastest.gain_change ?? 0, 'percent'),
    });
  }
  const most = firstBy(items, ({ gain }) => gain, formatDelta);
  return most === null || most.value <= 0
    ? t(messages.leadCount, { count })
    : t(messages.leadGain, {
        least: MIN_BOOKS,
        genre: glossed(most.item.name),
        gain: formatDelta(most.value),
      });
}
