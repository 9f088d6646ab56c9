import { defineMessages } from 'react-intl';

export const roleMessages = defineMessages({
  guest: { id: 'role.guest', defaultMessage: 'Гость' },
  user: { id: 'role.user', defaultMessage: 'Читатель' },
  vip: { id: 'role.vip', defaultMessage: 'VIP' },
  moderator: { id: 'role.moderator', defaultMessage: 'Модератор' },
  admin: { id: 'role.admin', defaultMessage: 'Администратор' },
});

export const isKnownRole = (role: string): role is keyof typeof roleMessages =>
  Object.hasOwn(roleMessages, role);
