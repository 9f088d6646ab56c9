import { defineMessages } from 'react-intl';

export const refusalMessages = defineMessages({
  limit: {
    id: 'refusal.limit',
    defaultMessage: 'Больше роль не позволяет. Уберите что-нибудь и попробуйте ещё раз.',
  },
  nameTaken: { id: 'refusal.nameTaken', defaultMessage: 'Это имя уже занято. Выберите другое.' },
  urlTaken: { id: 'refusal.urlTaken', defaultMessage: 'Этот адрес уже добавлен.' },
  wrongPassword: { id: 'refusal.wrongPassword', defaultMessage: 'Пароль неверен.' },
  weakPassword: {
    id: 'refusal.weakPassword',
    defaultMessage:
      'Этот пароль подберут сразу: он слишком распространён или совпадает с именем. Выберите другой.',
  },
  role: { id: 'refusal.role', defaultMessage: 'Вашей роли это не разрешено.' },
  lastAdmin: {
    id: 'refusal.lastAdmin',
    defaultMessage: 'Это последний администратор. Сначала дайте эту роль кому-то ещё.',
  },
  tooFast: {
    id: 'refusal.tooFast',
    defaultMessage: 'Слишком много попыток. Подождите немного и повторите.',
  },
  gone: { id: 'refusal.gone', defaultMessage: 'Этого больше нет. Обновите страницу.' },
  invalid: {
    id: 'refusal.invalid',
    defaultMessage: 'Сервер не принял это значение. Проверьте, нет ли в нём лишнего, и сократите.',
  },
  offline: {
    id: 'refusal.offline',
    defaultMessage: 'Нет связи с сервером. Проверьте подключение и повторите.',
  },
  timeout: { id: 'refusal.timeout', defaultMessage: 'Сервер не ответил вовремя. Повторите.' },
  server: { id: 'refusal.server', defaultMessage: 'Сервер ответил ошибкой. Повторите позже.' },
});
