import { defineMessage, defineMessages } from 'react-intl';

export const safetyMessages = defineMessages({
  sessions: { id: 'safety.sessions', defaultMessage: 'Где вы вошли' },
  device: { id: 'safety.device', defaultMessage: 'Браузер' },
  unknownDevice: { id: 'safety.device.unknown', defaultMessage: 'Не назвался' },
  thisOne: { id: 'safety.thisOne', defaultMessage: 'здесь и сейчас' },
  started: { id: 'safety.started', defaultMessage: 'Вход' },
  lastUsed: { id: 'safety.lastUsed', defaultMessage: 'Последнее обращение' },
  actions: { id: 'safety.actions', defaultMessage: 'Действия' },
  end: { id: 'safety.end', defaultMessage: 'Завершить' },
  ended: { id: 'safety.ended', defaultMessage: 'Сеанс завершён' },
  notEnded: { id: 'safety.notEnded', defaultMessage: 'Сеанс не завершён' },
  showAll: defineMessage<{ count: number }>({
    id: 'safety.showAll',
    defaultMessage: 'Показать все: {count, number}',
  }),
  showLatest: { id: 'safety.showLatest', defaultMessage: 'Показать только последние' },
  endOthers: { id: 'safety.endOthers', defaultMessage: 'Выйти везде, кроме этого браузера' },
  endAll: { id: 'safety.endAll', defaultMessage: 'Выйти везде' },
  endedAll: defineMessage<{ count: number }>({
    id: 'safety.endedAll',
    defaultMessage:
      '{count, plural, =0 {Других сеансов не было} one {Завершён # сеанс} few {Завершено # сеанса} other {Завершено # сеансов}}',
  }),
  password: { id: 'safety.password', defaultMessage: 'Пароль' },
  passwordLead: {
    id: 'safety.password.lead',
    defaultMessage: 'После смены другие сеансы завершатся.',
  },
  current: { id: 'safety.password.current', defaultMessage: 'Нынешний пароль' },
  currentRequired: {
    id: 'safety.password.current.required',
    defaultMessage: 'Введите нынешний пароль',
  },
  next: { id: 'safety.password.next', defaultMessage: 'Новый пароль' },
  nextHelp: defineMessage<{ least: number }>({
    id: 'safety.password.next.help',
    defaultMessage: 'Не короче {least, number} знаков.',
  }),
  repeat: { id: 'safety.password.repeat', defaultMessage: 'Новый пароль ещё раз' },
  repeatRequired: {
    id: 'safety.password.repeat.required',
    defaultMessage: 'Повторите новый пароль',
  },
  repeatWrong: { id: 'safety.password.repeat.wrong', defaultMessage: 'Пароли не совпадают' },
  change: { id: 'safety.password.change', defaultMessage: 'Сменить пароль' },
  changed: { id: 'safety.password.changed', defaultMessage: 'Пароль сменён' },
  data: { id: 'safety.data', defaultMessage: 'Мои данные' },
  dataLead: {
    id: 'safety.data.lead',
    defaultMessage: 'Всё, что сервер хранит о вас, кроме паролей и секретов, одним файлом JSON.',
  },
  download: { id: 'safety.data.download', defaultMessage: 'Скачать мои данные' },
  notDownloaded: { id: 'safety.data.failed', defaultMessage: 'Данные не скачаны' },
  remove: { id: 'safety.delete', defaultMessage: 'Удалить учётную запись' },
  removeTitle: { id: 'safety.delete.title', defaultMessage: 'Удалить учётную запись?' },
  removeHelp: {
    id: 'safety.delete.help',
    defaultMessage:
      'Списки, виды, заметки и оповещения исчезнут насовсем. Вернуть их нельзя: сначала скачайте данные.',
  },
  typeName: defineMessage<{ name: string }>({
    id: 'safety.delete.typeName',
    defaultMessage: 'Чтобы подтвердить, введите «{name}»',
  }),
  typeNameWrong: { id: 'safety.delete.typeName.wrong', defaultMessage: 'Имя не совпадает' },
  yourPassword: { id: 'safety.delete.password', defaultMessage: 'Ваш пароль' },
  removeNow: { id: 'safety.delete.now', defaultMessage: 'Удалить насовсем' },
});
