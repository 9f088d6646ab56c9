import { useFormats } from '@litometr/analytics-widgets';
import { type BookEvent, type BookEventType, bookStatus } from '@litometr/api-contract';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { useDomain } from '../../domain/useDomain.ts';
import { useGloss } from '../../domain/useGloss.ts';
import { eventMessages as messages } from './bookEvents.messages.ts';

const names: Readonly<Record<BookEventType, MessageDescriptor>> = {
  price: messages.price,
  discount_start: messages.discountStart,
  discount_end: messages.discountEnd,
  chapter: messages.chapter,
  finished: messages.finished,
  reopened: messages.reopened,
  genre: messages.genre,
  tag: messages.tag,
  cover: messages.cover,
  title: messages.titleChange,
  annotation: messages.annotation,
  subscription: messages.subscription,
  list_enter: messages.listEnter,
  list_exit: messages.listExit,
  removed: messages.removed,
  restored: messages.restored,
};

/** Changes whose `before` and `after` are long texts, so only the fact of the change is shown. */
const texts: ReadonlySet<BookEventType> = new Set(['annotation', 'cover', 'subscription']);

/** Returns the text of a change: its kind, the previous and the new value. */
export function useEventText() {
  const { formatMessage: t } = useIntl();
  const { formatMoney, formatVolume, formatValue } = useFormats();
  const { status, listName } = useDomain();
  const { glossed } = useGloss();

  const valueText = (type: BookEventType, text: string): string => {
    if (type === 'price' || type.startsWith('discount')) return formatMoney(Number(text));
    if (type === 'chapter') return Number.isNaN(Number(text)) ? text : formatVolume(Number(text));
    if (type.startsWith('list')) return formatValue(Number(text), 'rank');
    const known = bookStatus.options.find((each) => each === text);
    return known === undefined ? text : status(known);
  };

  const typeName = (type: BookEventType) => t(names[type]);

  /** «189 ₽ → 142 ₽», «+ Измена», a rank; null where the name of the change is enough. */
  const change = ({ type, before, after, added, removed }: BookEvent): string | null => {
    if (added.length > 0 || removed.length > 0) {
      return [
        ...added.map(({ name }) => t(messages.added, { name: glossed(name) })),
        ...removed.map(({ name }) => t(messages.removedName, { name: glossed(name) })),
      ].join(', ');
    }
    if (texts.has(type)) return null;
    const [was, is] = [before, after].map((text) => (text === null ? null : valueText(type, text)));
    if (was != null && is != null) return t(messages.wasIs, { was, is });
    if (type === 'list_enter' && is != null) return t(messages.atPlace, { place: is });
    if (type === 'list_exit' && was != null) return t(messages.fromPlace, { place: was });
    return is ?? was ?? null;
  };

  const list = ({ list: of }: BookEvent): string | null =>
    of === null ? null : listName({ list: of.kind, genre: of.genre, period: of.period });

  /** One line, for a mark on a chart. */
  const line = (event: BookEvent): string =>
    [typeName(event.type), list(event), change(event)].filter((part) => part !== null).join(' · ');

  return { typeName, change, list, line };
}
