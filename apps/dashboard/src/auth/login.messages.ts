import { defineMessages } from 'react-intl';

/** Messages of the sign-in form; not part of the entry bundle. */
export const loginMessages = defineMessages({
  title: { id: 'auth.title', defaultMessage: 'Вход в систему' },
  username: { id: 'auth.username', defaultMessage: 'Имя пользователя' },
  password: { id: 'auth.password', defaultMessage: 'Пароль' },
  usernameRequired: {
    id: 'auth.error.usernameRequired',
    defaultMessage: 'Имя пользователя обязательно',
  },
  passwordRequired: { id: 'auth.error.passwordRequired', defaultMessage: 'Пароль обязателен' },
  badCredentials: {
    id: 'auth.error.badCredentials',
    defaultMessage: 'Неверное имя пользователя или пароль.',
  },
  benefits: {
    id: 'auth.benefits',
    defaultMessage: 'С учётной записью: свой список книг, сохранённые виды, уведомления и заметки.',
  },
  remember: { id: 'auth.remember', defaultMessage: 'Запомнить меня' },
  terms: {
    id: 'auth.terms',
    defaultMessage: 'Согласие с условиями использования',
  },
  termsLink: { id: 'auth.terms.link', defaultMessage: 'Прочитать условия' },
  cancel: { id: 'auth.cancel', defaultMessage: 'Отмена' },
  submit: { id: 'auth.submit', defaultMessage: 'Войти' },
  demoHint: {
    id: 'auth.demoHint',
    defaultMessage:
      'Демонстрационный сервер: войдите как user, vip, moderator или admin с паролем demo.',
  },
});
