import { useFormats } from '@litometr/analytics-widgets';
import type { BookEventType, WatchChange } from '@litometr/api-contract';
import { useIntl } from 'react-intl';
import { listMessages } from '../../domain/domain.messages.ts';
import { changesMessages as messages } from './changes.messages.ts';
import { useChangeParts } from './useChangeParts.ts';

type Event = WatchChange['events'][number];

/** A discount shows in the price that changed with it. */
const discountEvents: ReadonlySet<BookEventType> = new Set(['discount_start', 'discount_end']);

const amount = (text: string | null): number | null =>
  text === null || text === '' || Number.isNaN(Number(text)) ? null : Number(text);

/**
 * Returns a function that renders the changes of a followed item on the data day in one line; empty
 * where nothing changed.
 */
export function useChangeText(): (change: WatchChange) => string {
  const { formatMessage: t } = useIntl();
  const { formatDelta } = useFormats();
  const parts = useChangeParts();

  const listOf = (kind: string | null): string =>
    kind !== null && Object.hasOwn(listMessages, kind) ? t(listMessages[kind as 'new']) : '';

  const event = ({ type, before, after, list }: Event): string => {
    if (type === 'price') return parts.price(amount(before), amount(after));
    if (type === 'list_enter') return parts.crossing(true, listOf(list), amount(after));
    if (type === 'list_exit') return parts.crossing(false, listOf(list), amount(before));
    return t(messages[type]);
  };

  const place = ({ position, prev_position: before }: WatchChange): string[] => {
    if (position === before) return [];
    if (position === null) {
      return before === null ? [] : [t(messages.placeLost, { before: parts.rank(before) })];
    }
    return before === null
      ? [t(messages.placeNew, { place: parts.rank(position) })]
      : [t(messages.place, { place: parts.rank(position), before: parts.rank(before) })];
  };

  const gain = ({ metric, gain: of }: WatchChange): string[] =>
    metric === null || of?.value == null || of.value === 0
      ? []
      : [
          t(messages.gain, {
            metric: parts.metric(metric),
            gain: formatDelta(of.value),
            // The reading before may be older than a day.
            days: of.days ?? 1,
          }),
        ];

  const join = (texts: readonly string[]): string =>
    texts.length === 0 ? '' : texts.reduce((first, rest) => t(messages.joined, { first, rest }));

  return (change) => {
    const hasPrice = change.events.some(({ type }) => type === 'price');
    const events = change.events.filter(({ type }) => !(hasPrice && discountEvents.has(type)));
    return join([...new Set([...events.map(event), ...place(change), ...gain(change)])]);
  };
}
