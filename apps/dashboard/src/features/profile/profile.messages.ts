import { defineMessage, defineMessages } from 'react-intl';

export const profileMessages = defineMessages({
  title: { id: 'profile.title', defaultMessage: 'Мой профиль' },
  lead: defineMessage<{ name: string }>({
    id: 'profile.lead',
    defaultMessage: 'Вы вошли как {name}.',
  }),
  identity: { id: 'profile.identity', defaultMessage: 'Учётная запись' },
  username: { id: 'profile.username', defaultMessage: 'Имя пользователя' },
  role: { id: 'profile.role', defaultMessage: 'Роль' },
  view: { id: 'profile.view', defaultMessage: 'Вид' },
  theme: { id: 'profile.theme', defaultMessage: 'Тема' },
  language: { id: 'profile.language', defaultMessage: 'Язык' },
  guest: { id: 'role.guest', defaultMessage: 'Гость' },
  user: { id: 'role.user', defaultMessage: 'Читатель' },
  vip: { id: 'role.vip', defaultMessage: 'VIP' },
  moderator: { id: 'role.moderator', defaultMessage: 'Модератор' },
  admin: { id: 'role.admin', defaultMessage: 'Администратор' },
});
