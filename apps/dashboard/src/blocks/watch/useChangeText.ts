import { useFormats } from '@litometr/analytics-widgets';
import type { AlertFact, BookEventType, MetricKey, WatchChange } from '@litometr/api-contract';
import { useIntl } from 'react-intl';
import { listMessages } from '../../domain/domain.messages.ts';
import { useDomain } from '../../domain/useDomain.ts';
import { changesMessages as messages } from './changes.messages.ts';

type Event = WatchChange['events'][number];

/** A discount shows in the price that changed with it. */
const discountEvents: ReadonlySet<BookEventType> = new Set(['discount_start', 'discount_end']);

const amount = (text: string | null): number | null =>
  text === null || text === '' || Number.isNaN(Number(text)) ? null : Number(text);

/** Returns the text of the changes of a followed item or of a book in an alert. */
export function useChangeText() {
  const { formatMessage: t, locale } = useIntl();
  const { formatDelta, formatMoney, formatValue, formatNumber } = useFormats();
  const domain = useDomain();
  /** Metric names in lower case, for use within a line. */
  const metricOf = (key: MetricKey) => {
    const name = domain.metric(key);
    return name.charAt(0).toLocaleLowerCase(locale) + name.slice(1);
  };
  const rank = (place: number) => formatValue(place, 'rank');

  const listOf = (kind: string | null): string =>
    kind !== null && Object.hasOwn(listMessages, kind) ? t(listMessages[kind as 'new']) : '';

  const price = (before: number | null, after: number | null): string => {
    if (before === null || after === null) return t(messages.priceNow);
    const was = formatMoney(before);
    const is = formatMoney(after);
    if (before === 0) return t(messages.price, { was, is });
    return t(messages.priceBy, { was, is, by: formatDelta(after / before - 1, 'percent') });
  };

  const crossing = (isEntry: boolean, list: string, place: number | null): string => {
    if (place === null) return t(isEntry ? messages.entered : messages.left, { list });
    const at = { list, place: rank(place) };
    return t(isEntry ? messages.enteredAt : messages.leftFrom, at);
  };

  const event = ({ type, before, after, list }: Event): string => {
    if (type === 'price') return price(amount(before), amount(after));
    if (type === 'list_enter') return crossing(true, listOf(list), amount(after));
    if (type === 'list_exit') return crossing(false, listOf(list), amount(before));
    return t(messages[type]);
  };

  const place = ({ position, prev_position: before }: WatchChange): string[] => {
    if (position === before) return [];
    if (position === null) {
      return before === null ? [] : [t(messages.placeLost, { before: rank(before) })];
    }
    return before === null
      ? [t(messages.placeNew, { place: rank(position) })]
      : [t(messages.place, { place: rank(position), before: rank(before) })];
  };

  const gain = ({ metric, gain: of }: WatchChange): string[] =>
    metric === null || of?.value == null || of.value === 0
      ? []
      : [t(messages.gain, { metric: metricOf(metric), gain: formatDelta(of.value) })];

  const join = (parts: readonly string[]): string =>
    parts.length === 0 ? '' : parts.reduce((first, rest) => t(messages.joined, { first, rest }));

  return {
    /** The changes of the data day in one line; empty where nothing changed. */
    change: (of: WatchChange): string => {
      const hasPrice = of.events.some(({ type }) => type === 'price');
      const events = of.events.filter(({ type }) => !(hasPrice && discountEvents.has(type)));
      return join([...new Set([...events.map(event), ...place(of), ...gain(of)])]);
    },
    /** Returns the text of an alert about its book. */
    fact: ({ type, list, metric, before, after }: AlertFact): string => {
      const name =
        list === null
          ? ''
          : list.genre === null
            ? domain.list(list.kind)
            : t(listMessages.ofGenre, { genre: list.genre });
      switch (type) {
        case 'entered':
          return crossing(true, name, after);
        case 'left':
          return crossing(false, name, before);
        case 'place':
          return before === null
            ? t(messages.atPlace, { list: name, place: rank(after ?? 0) })
            : t(messages.atPlaceFrom, {
                list: name,
                place: rank(after ?? 0),
                before: rank(before),
              });
        case 'price':
          return price(before, after);
        case 'growth':
          return t(messages.growth, {
            metric: metric === null ? '' : metricOf(metric),
            was: formatNumber(before ?? 0, { compact: true }),
            is: formatNumber(after ?? 0, { compact: true }),
            by: formatDelta((after ?? 0) / (before ?? 1) - 1, 'percent'),
          });
      }
    },
  };
}
