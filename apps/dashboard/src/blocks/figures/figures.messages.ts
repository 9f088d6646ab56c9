import { defineMessages } from 'react-intl';

/** Explains how each figure is computed; loaded when an explanation is opened. */
export const figureMessages = defineMessages({
  books: {
    id: 'figure.books',
    defaultMessage: 'Книги, которые сервис прочитал на портале хотя бы раз.',
  },
  updated: {
    id: 'figure.updated',
    defaultMessage: 'Книги, которые сам портал датирует обновлёнными в его последний день данных.',
  },
  newBooks: {
    id: 'figure.newBooks',
    defaultMessage:
      'Книги, чья первая публикация, по словам портала, была за семь дней до последнего дня данных.',
  },
  finishedShare: {
    id: 'figure.finishedShare',
    defaultMessage: 'Завершённые среди книг, у которых портал называет статус.',
  },
  medianPrice: {
    id: 'figure.medianPrice',
    defaultMessage:
      'Половина платных книг дешевле этой цены, половина дороже. Цены — последние прочитанные.',
  },
  turnover: {
    id: 'figure.turnover',
    defaultMessage:
      '(Новые + вернувшиеся) ÷ места списка, к предыдущему полному снимку. У неполного снимка его нет.',
  },
  meanTurnover: {
    id: 'figure.meanTurnover',
    defaultMessage:
      '(Новые + вернувшиеся) ÷ места главного списка, в среднем по порталам: каждый весит одинаково.',
  },
  gain: {
    id: 'figure.gain',
    defaultMessage:
      'Сумма прироста за день по книгам, прочитанным и в этот, и в предыдущий день. Книга, не прочитанная накануне, в день не входит, а входит в период, где лежит весь её шаг. Изменение к прошлому периоду — по книгам, прочитанным в обоих. Сравниваются одни и те же книги: они стареют, а новые в счёт не идут.',
  },
  entered: {
    id: 'figure.entered',
    defaultMessage:
      'Книги главных списков, новые и вернувшиеся: на предыдущем полном снимке их не было.',
  },
  coverage: {
    id: 'figure.coverage',
    defaultMessage: 'Прочитанные книги ÷ ожидаемые в последний день, в среднем по порталам.',
  },
  listNew: {
    id: 'figure.listNew',
    defaultMessage: 'Книги, которые стоят в списке впервые за все снятые дни.',
  },
  listReturned: {
    id: 'figure.listReturned',
    defaultMessage: 'Книги, которые были в списке раньше, но не на предыдущем полном снимке.',
  },
  listLeft: {
    id: 'figure.listLeft',
    defaultMessage: 'Книги предыдущего полного снимка, которых в списке больше нет.',
  },
  medianDaysOn: {
    id: 'figure.medianDaysOn',
    defaultMessage: 'Медиана снятых дней, которые нынешние книги списка в нём простояли.',
  },
  halfLife: {
    id: 'figure.halfLife',
    defaultMessage:
      'За сколько полных снимков уходит половина книг, вошедших в список: оценка Каплана — Мейера по 90 полным снимкам до этого дня. Прочерк — больше половины остаётся.',
  },
  authorsPer100: {
    id: 'figure.authorsPer100',
    defaultMessage: 'Разные авторы списка ÷ его места × 100.',
  },
  inProgressShare: {
    id: 'figure.inProgressShare',
    defaultMessage: 'Книги в процессе среди книг списка, у которых портал называет статус.',
  },
  subscriptionShare: {
    id: 'figure.subscriptionShare',
    defaultMessage: 'Книги по подписке среди книг списка, у которых портал называет доступ.',
  },
  debutShare: {
    id: 'figure.debutShare',
    defaultMessage: 'Книги авторов, у которых до неё других книг не было, среди книг топа жанра.',
  },
  medianAge: {
    id: 'figure.medianAge',
    defaultMessage: 'Медиана дней от первой публикации книг топа жанра.',
  },
  seriesShare: {
    id: 'figure.seriesShare',
    defaultMessage: 'Книги, которые входят в цикл, среди книг топа жанра.',
  },
  effectiveAuthors: {
    id: 'figure.effectiveAuthors',
    defaultMessage:
      '1 ÷ сумма квадратов долей авторов в местах топа: сколько авторов было бы, держи они поровну.',
  },
});

export type Figure = keyof typeof figureMessages;

export const figureLinkMessages = defineMessages({
  formula: { id: 'figure.formula', defaultMessage: 'Формула и условия' },
});
