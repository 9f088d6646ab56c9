import { defineMessage, defineMessages } from 'react-intl';

/** Messages of a page about one niche. */
export const nichePageMessages = defineMessages({
  sharesTitle: { id: 'nichePage.shares', defaultMessage: 'Сколько пишут и сколько попадает в топ' },
  sharesNow: defineMessage<{ top: string; supply: string }>({
    id: 'nichePage.shares.now',
    defaultMessage: 'В среднем за период в главном топе {top} мест, среди активных книг {supply}',
  }),
  sharesNote: {
    id: 'nichePage.shares.note',
    defaultMessage:
      'Разрыв между линиями и есть спрос: топ выше предложения — читают больше, чем пишут.',
  },
  topShare: { id: 'nichePage.topShare', defaultMessage: 'Доля мест в топе' },
  supplyShare: { id: 'nichePage.supplyShare', defaultMessage: 'Доля активных книг' },
  liftTitle: { id: 'nichePage.lift.title', defaultMessage: 'Как менялся перевес в топе' },
  liftNote: {
    id: 'nichePage.lift.note',
    defaultMessage:
      'Единица — авторы попадают в топ так же часто, как авторы обычной группы. Границы — интервал 95 %, шкала логарифмическая.',
  },
  lift: { id: 'nichePage.lift', defaultMessage: 'Перевес в топе' },
  liftLow: { id: 'nichePage.liftLow', defaultMessage: 'Нижняя граница' },
  liftHigh: { id: 'nichePage.liftHigh', defaultMessage: 'Верхняя граница' },
  liftLead: defineMessage<{ value: string; low: string; high: string }>({
    id: 'nichePage.lift.lead',
    defaultMessage: 'Перевес в топе {value}, интервал от {low} до {high}',
  }),
  gainTitle: { id: 'nichePage.gain.title', defaultMessage: 'Прирост в день' },
  gainNote: {
    id: 'nichePage.gain.note',
    defaultMessage:
      'Сумма дневных приростов главного показателя портала. После пропуска дней не показана.',
  },
  gain: { id: 'nichePage.gain', defaultMessage: 'Прирост в день' },
  movesTitle: { id: 'nichePage.moves', defaultMessage: 'Входы в главный топ и выходы из него' },
  movesLead: defineMessage<{ entered: number; left: number }>({
    id: 'nichePage.moves.lead',
    defaultMessage: 'За период входов в главный топ — {entered, number}, выходов — {left, number}',
  }),
  movesNote: {
    id: 'nichePage.moves.note',
    defaultMessage: 'Вверх — вошли, вниз — вышли с прошлого снимка.',
  },
  entered: { id: 'nichePage.entered', defaultMessage: 'Вошли' },
  left: { id: 'nichePage.left', defaultMessage: 'Вышли' },
  prices: { id: 'nichePage.prices', defaultMessage: 'Сколько стоят книги' },
  volumes: { id: 'nichePage.volumes', defaultMessage: 'Какого объёма книги' },
  price: { id: 'nichePage.price', defaultMessage: 'Цена' },
  volume: { id: 'nichePage.volume', defaultMessage: 'Объём' },
  books: { id: 'nichePage.books', defaultMessage: 'Книг' },
  median: { id: 'nichePage.median', defaultMessage: 'Медиана' },
  bookShare: { id: 'nichePage.bookShare', defaultMessage: 'Доля книг' },
  pricesAgainst: defineMessage<{ own: number; genre: number }>({
    id: 'nichePage.pricesAgainst',
    defaultMessage:
      'Доли платных книг с известной ценой: у тега их {own, number}, во всём жанре {genre, number}. Медиана — у тега.',
  }),
  volumesAgainst: defineMessage<{ own: number; genre: number }>({
    id: 'nichePage.volumesAgainst',
    defaultMessage:
      'Доли книг с известным объёмом: у тега их {own, number}, во всём жанре {genre, number}. Медиана — у тега.',
  }),
  together: { id: 'nichePage.together', defaultMessage: 'Книг вместе' },
  pairLift: { id: 'nichePage.pairLift', defaultMessage: 'Чаще случайного' },
  pairLiftTitle: {
    id: 'nichePage.pairLift.title',
    defaultMessage: 'Во сколько раз чаще теги стоят вместе, чем вышло бы случайно',
  },
  partners: { id: 'nichePage.partners', defaultMessage: 'Напарники' },
  partnersLead: {
    id: 'nichePage.partners.lead',
    defaultMessage: 'Теги, что чаще других стоят у тех же книг.',
  },
  authors: { id: 'nichePage.authors', defaultMessage: 'Авторы' },
  authorsLead: {
    id: 'nichePage.authors.lead',
    defaultMessage: 'Сначала те, у кого больше мест в главном топе.',
  },
  shareOfBooks: { id: 'nichePage.shareOfBooks', defaultMessage: 'Доля книг' },
  momentum: { id: 'nichePage.momentum', defaultMessage: 'Процентиль прироста' },
  bookList: { id: 'nichePage.bookList', defaultMessage: 'Книги' },
  bookListLead: {
    id: 'nichePage.bookList.lead',
    defaultMessage: 'Двадцать книг с наибольшим главным показателем.',
  },
  allBooks: { id: 'nichePage.allBooks', defaultMessage: 'Все книги в каталоге' },
  enteredList: { id: 'nichePage.enteredList', defaultMessage: 'Кто вошёл в топы за 30 дней' },
  enteredLead: { id: 'nichePage.enteredList.lead', defaultMessage: 'Сначала последние.' },
  enteredEmpty: {
    id: 'nichePage.enteredList.empty',
    defaultMessage: 'За 30 дней в топы никто не вошёл',
  },
});
