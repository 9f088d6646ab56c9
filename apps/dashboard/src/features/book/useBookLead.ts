import { useFormats } from '@litometr/analytics-widgets';
import type { BookRank, book, bookRanks, EndpointResponse } from '@litometr/api-contract';
import { listKinds } from '@litometr/domain';
import { useIntl } from 'react-intl';
import { useDomain } from '../../domain/useDomain.ts';
import { bookMessages as messages } from './book.messages.ts';

const PERCENT = 100;
/** Percentages from here on would be rounded to 100, but a book is not faster than itself. */
const ALL_PERCENT = 99.5;
/** Minimum percentile of momentum for a statement about it. */
const MIN_MOMENTUM = 10;

function moveOf({ delta, entries }: BookRank): 'new' | 'returned' | 'up' | 'down' | 'same' {
  if (delta === null) return entries > 1 ? 'returned' : 'new';
  if (delta === 0) return 'same';
  return delta > 0 ? 'up' : 'down';
}

/** Returns the two sentences of the lead: the current rank of the book, and its best rank ever. */
export function useBookLead(
  card: EndpointResponse<typeof book> | undefined,
  ranks: EndpointResponse<typeof bookRanks> | undefined,
): { today: string | undefined; peak: string } {
  const { formatMessage: t } = useIntl();
  const { formatDay, formatPercent } = useFormats();
  const { listName } = useDomain();
  const nameOf = ({ list }: EndpointResponse<typeof bookRanks>['items'][number]) =>
    listName({ list: list.kind, genre: list.genre, period: list.period });

  const found = card?.book;
  const best = found?.ranks[0];
  const place =
    best === undefined
      ? t(messages.leadNone)
      : t(messages.lead, {
          position: best.position,
          list: listName(best),
          move: moveOf(best),
          by: Math.abs(best.delta ?? 0),
        });
  const momentum = found?.momentum ?? null;
  const pace =
    momentum === null || momentum < MIN_MOMENTUM
      ? null
      : t(messages.leadMomentum, {
          all: momentum > ALL_PERCENT ? 'yes' : 'no',
          share: formatPercent(momentum / PERCENT, 0),
        });
  // Of equal peaks that on the wider list: the first of all books is more than the first of a genre.
  const top = (ranks?.items ?? []).toSorted(
    (a, b) => a.peak - b.peak || listKinds.indexOf(a.list.kind) - listKinds.indexOf(b.list.kind),
  )[0];
  return {
    today: found && [place, pace].filter((part) => part !== null).join(' '),
    peak:
      top === undefined
        ? t(messages.history)
        : t(messages.peakTitle, {
            position: top.peak,
            list: nameOf(top),
            day: formatDay(top.peak_day, 'long'),
          }),
  };
}
