import { defineMessage, defineMessages } from 'react-intl';

export const priceChangesMessages = defineMessages({
  title: { id: 'book.priceChanges', defaultMessage: 'Прирост до и после смены цены' },
  found: defineMessage<{
    way: string;
    before: string;
    after: string;
    day: string;
    was: string;
    is: string;
    certain: string;
    change: string;
    low: string;
    high: string;
  }>({
    id: 'book.priceChanges.found',
    defaultMessage:
      '{way, select, down {После снижения цены с {before} до {after}} other {После повышения цены с {before} до {after}}} {day} прирост в день: {was} → {is}{certain, select, yes { ({change}, от {low} до {high})} other {, в пределах обычных колебаний}}',
  }),
  ofPortal: defineMessage<{ change: string }>({
    id: 'book.priceChanges.ofPortal',
    defaultMessage: 'Прирост книг портала в те же дни: {change}.',
  }),
  newest: defineMessage<{ day: string; days: number }>({
    id: 'book.priceChanges.newest',
    defaultMessage:
      'Последняя смена цены — {day}, итог будет через {days, plural, one {# день} few {# дня} many {# дней} other {# дня}}.',
  }),
  note: defineMessage<{ metric: string }>({
    id: 'book.priceChanges.note',
    defaultMessage:
      '{metric}: прирост в день за 7 дней до смены цены и за 7 дней начиная с неё. Изменение — с 95-процентным интервалом по парам одинаковых дней недели. Близость во времени не доказывает причины.',
  }),
  gain: { id: 'book.priceChanges.gain', defaultMessage: 'Прирост в день' },
  gainTitle: {
    id: 'book.priceChanges.gain.title',
    defaultMessage: 'Прирост в день до смены цены и после неё',
  },
  change: { id: 'book.priceChanges.change', defaultMessage: 'Изменение' },
  portal: { id: 'book.priceChanges.portal', defaultMessage: 'На портале' },
  portalTitle: {
    id: 'book.priceChanges.portal.title',
    defaultMessage: 'Как изменился прирост всех книг портала в те же дни',
  },
  portalUnknown: {
    id: 'book.priceChanges.portal.unknown',
    defaultMessage: 'Изменение по порталу за эти дни неизвестно',
  },
  ordinary: {
    id: 'book.priceChanges.ordinary',
    defaultMessage: 'в пределах обычных колебаний',
  },
  near: {
    id: 'book.priceChanges.near',
    defaultMessage: 'Рядом была другая смена цены',
  },
  unknownDay: {
    id: 'book.priceChanges.unknownDay',
    defaultMessage: 'Цена накануне не прочитана, поэтому день смены неизвестен',
  },
  unread: {
    id: 'book.priceChanges.unread',
    defaultMessage: 'Показатель прочитан не во все дни',
  },
  partial: {
    id: 'book.priceChanges.partial',
    defaultMessage: 'В один из дней портал прочитан не весь',
  },
  loss: { id: 'book.priceChanges.loss', defaultMessage: 'В один из дней показатель убыл' },
  noGain: {
    id: 'book.priceChanges.noGain',
    defaultMessage: 'За одну из недель показатель не прибавил ничего',
  },
  recent: defineMessage<{ days: number }>({
    id: 'book.priceChanges.recent',
    defaultMessage:
      'Итог будет через {days, plural, one {# день} few {# дня} many {# дней} other {# дня}}',
  }),
});
