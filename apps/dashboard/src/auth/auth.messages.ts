import { defineMessage, defineMessages } from 'react-intl';

export const authMessages = defineMessages({
  open: { id: 'auth.open', defaultMessage: 'Вход' },
  logout: { id: 'auth.logout', defaultMessage: 'Выход' },
  guest: { id: 'auth.guest', defaultMessage: 'Гость' },
  profileOf: defineMessage<{ name: string }>({
    id: 'auth.profile',
    defaultMessage: 'Мой профиль: {name}',
  }),
  alerts: defineMessage<{ count: number }>({
    id: 'auth.alerts',
    defaultMessage:
      'Оповещения: {count, plural, =0 {новых нет} one {# новое} few {# новых} other {# новых}}',
  }),
  manyAlerts: defineMessage<{ count: string }>({
    id: 'auth.alerts.many',
    defaultMessage: '{count}+',
  }),
  network: {
    id: 'auth.error.network',
    defaultMessage: 'Произошла сетевая ошибка. Попробуйте позже.',
  },
});
