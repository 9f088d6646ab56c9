import { defineMessages } from 'react-intl';

/** The uses of an account, for guests and as first steps after a sign-in. */
export const accountMessages = defineMessages({
  watch: { id: 'account.watch', defaultMessage: 'Следите за книгами' },
  watchHelp: {
    id: 'account.watch.help',
    defaultMessage:
      'Звезда у книги, автора, тега или жанра добавляет их в ваш список: перемены за ночь видны одной строкой.',
  },
  view: { id: 'account.view', defaultMessage: 'Сохраняйте виды' },
  viewHelp: {
    id: 'account.view.help',
    defaultMessage:
      'Закладка в шапке страницы хранит её с фильтрами и считает новые книги, которые под них подходят.',
  },
  alert: { id: 'account.alert', defaultMessage: 'Получайте уведомления' },
  alertHelp: {
    id: 'account.alert.help',
    defaultMessage:
      'Книга вошла в топ, подешевела, получила новую часть: задайте условие, и мы сообщим.',
  },
});
