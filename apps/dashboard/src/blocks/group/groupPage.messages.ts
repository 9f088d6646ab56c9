import { defineMessage, defineMessages } from 'react-intl';

/** Messages of a page about one group. */
export const groupPageMessages = defineMessages({
  sharesTitle: { id: 'groupPage.shares', defaultMessage: 'Сколько пишут и сколько попадает в топ' },
  sharesNow: defineMessage<{ top: string; supply: string }>({
    id: 'groupPage.shares.now',
    defaultMessage: 'В среднем за период в главном топе {top} мест, среди активных книг {supply}',
  }),
  sharesNote: {
    id: 'groupPage.shares.note',
    defaultMessage:
      'Разрыв между линиями и есть спрос: топ выше предложения — читают больше, чем пишут.',
  },
  topShare: { id: 'groupPage.topShare', defaultMessage: 'Доля мест в топе' },
  supplyShare: { id: 'groupPage.supplyShare', defaultMessage: 'Доля активных книг' },
  liftTitle: { id: 'groupPage.lift.title', defaultMessage: 'Как менялся перевес в топе' },
  liftNote: {
    id: 'groupPage.lift.note',
    defaultMessage:
      'Единица — авторы попадают в топ так же часто, как авторы обычной группы. Границы — интервал 95 %, шкала логарифмическая.',
  },
  lift: { id: 'groupPage.lift', defaultMessage: 'Перевес в топе' },
  liftLow: { id: 'groupPage.liftLow', defaultMessage: 'Нижняя граница' },
  liftHigh: { id: 'groupPage.liftHigh', defaultMessage: 'Верхняя граница' },
  liftLead: defineMessage<{ value: string; low: string; high: string }>({
    id: 'groupPage.lift.lead',
    defaultMessage: 'Перевес в топе {value}, интервал от {low} до {high}',
  }),
  gainTitle: { id: 'groupPage.gain.title', defaultMessage: 'Прирост в день' },
  gainNote: {
    id: 'groupPage.gain.note',
    defaultMessage:
      'Сумма дневных приростов главного показателя портала. После пропуска дней не показана.',
  },
  gain: { id: 'groupPage.gain', defaultMessage: 'Прирост в день' },
  movesTitle: { id: 'groupPage.moves', defaultMessage: 'Входы в главный топ и выходы из него' },
  movesLead: defineMessage<{ entered: number; left: number }>({
    id: 'groupPage.moves.lead',
    defaultMessage: 'За период входов в главный топ — {entered, number}, выходов — {left, number}',
  }),
  movesNote: {
    id: 'groupPage.moves.note',
    defaultMessage: 'Вверх — вошли, вниз — вышли с прошлого снимка.',
  },
  entered: { id: 'groupPage.entered', defaultMessage: 'Вошли' },
  left: { id: 'groupPage.left', defaultMessage: 'Вышли' },
  prices: { id: 'groupPage.prices', defaultMessage: 'Сколько стоят книги' },
  volumes: { id: 'groupPage.volumes', defaultMessage: 'Какого объёма книги' },
  price: { id: 'groupPage.price', defaultMessage: 'Цена' },
  volume: { id: 'groupPage.volume', defaultMessage: 'Объём' },
  books: { id: 'groupPage.books', defaultMessage: 'Книг' },
  median: { id: 'groupPage.median', defaultMessage: 'Медиана' },
  bookShare: { id: 'groupPage.bookShare', defaultMessage: 'Доля книг' },
  pricesAgainst: defineMessage<{ own: number; genre: number }>({
    id: 'groupPage.pricesAgainst',
    defaultMessage:
      'Доли платных книг с известной ценой: у тега их {own, number}, во всём жанре {genre, number}. Медиана — у тега.',
  }),
  volumesAgainst: defineMessage<{ own: number; genre: number }>({
    id: 'groupPage.volumesAgainst',
    defaultMessage:
      'Доли книг с известным объёмом: у тега их {own, number}, во всём жанре {genre, number}. Медиана — у тега.',
  }),
  together: { id: 'groupPage.together', defaultMessage: 'Книг вместе' },
  pairLift: { id: 'groupPage.pairLift', defaultMessage: 'Чаще случайного' },
  pairLiftTitle: {
    id: 'groupPage.pairLift.title',
    defaultMessage: 'Во сколько раз чаще теги стоят вместе, чем вышло бы случайно',
  },
  partners: { id: 'groupPage.partners', defaultMessage: 'Напарники' },
  partnersLead: {
    id: 'groupPage.partners.lead',
    defaultMessage: 'Теги, что чаще других стоят у тех же книг.',
  },
  authors: { id: 'groupPage.authors', defaultMessage: 'Авторы' },
  authorsLead: {
    id: 'groupPage.authors.lead',
    defaultMessage: 'Сначала те, у кого больше мест в главном топе.',
  },
  shareOfBooks: { id: 'groupPage.shareOfBooks', defaultMessage: 'Доля книг' },
  momentum: { id: 'groupPage.momentum', defaultMessage: 'Процентиль прироста' },
  bookList: { id: 'groupPage.bookList', defaultMessage: 'Книги' },
  bookListLead: {
    id: 'groupPage.bookList.lead',
    defaultMessage: 'Двадцать книг с наибольшим главным показателем.',
  },
  allBooks: { id: 'groupPage.allBooks', defaultMessage: 'Все книги в каталоге' },
  enteredList: { id: 'groupPage.enteredList', defaultMessage: 'Кто вошёл в топы за 30 дней' },
  enteredLead: { id: 'groupPage.enteredList.lead', defaultMessage: 'Сначала последние.' },
  enteredEmpty: {
    id: 'groupPage.enteredList.empty',
    defaultMessage: 'За 30 дней в топы никто не вошёл',
  },
});
