import { defineMessage, defineMessages } from 'react-intl';

export const usersMessages = defineMessages({
  title: { id: 'users.title', defaultMessage: 'Пользователи' },
  lead: defineMessage<{ count: number }>({
    id: 'users.lead',
    defaultMessage:
      '{count, plural, one {# учётная запись} few {# учётные записи} many {# учётных записей} other {# учётной записи}}.',
  }),
  leadFiltered: defineMessage<{ count: number }>({
    id: 'users.lead.filtered',
    defaultMessage:
      'Под условия {count, plural, one {подходит # учётная запись} few {подходят # учётные записи} many {подходят # учётных записей} other {подходят # учётной записи}}.',
  }),
  search: { id: 'users.search', defaultMessage: 'Имя или его часть' },
  role: { id: 'users.role', defaultMessage: 'Роль' },
  state: { id: 'users.state', defaultMessage: 'Доступ' },
  any: { id: 'users.any', defaultMessage: 'Любая' },
  anyState: { id: 'users.anyState', defaultMessage: 'Любой' },
  enabled: { id: 'users.enabled', defaultMessage: 'Открыт' },
  disabled: { id: 'users.disabled', defaultMessage: 'Закрыт' },
  name: { id: 'users.name', defaultMessage: 'Имя' },
  sessions: { id: 'users.sessions', defaultMessage: 'Сеансов' },
  lastSeen: { id: 'users.lastSeen', defaultMessage: 'Был здесь' },
  created: { id: 'users.created', defaultMessage: 'Создан' },
  neverSeen: { id: 'users.neverSeen', defaultMessage: 'Сеансов этой записи не сохранилось' },
  you: { id: 'users.you', defaultMessage: 'это вы' },
  demo: { id: 'users.demo', defaultMessage: 'пароль известен всем' },
  empty: { id: 'users.empty', defaultMessage: 'Таких учётных записей нет' },
  actionsColumn: { id: 'users.actions.column', defaultMessage: 'Действия' },
  actions: defineMessage<{ name: string }>({
    id: 'users.actions',
    defaultMessage: 'Действия: {name}',
  }),
  ownHelp: {
    id: 'users.own.help',
    defaultMessage: 'Свою роль и доступ меняет другой администратор, пароль — в профиле.',
  },
  openAudit: { id: 'users.openAudit', defaultMessage: 'Записи в журнале' },

  create: { id: 'users.create', defaultMessage: 'Создать учётную запись' },
  createHelp: {
    id: 'users.create.help',
    defaultMessage:
      'Пароль можно задать или оставить пустым: тогда сервер придумает его и покажет один раз.',
  },
  nameRequired: { id: 'users.name.required', defaultMessage: 'Введите имя' },
  password: { id: 'users.password', defaultMessage: 'Пароль' },
  passwordHelp: defineMessage<{ min: number }>({
    id: 'users.password.help',
    defaultMessage: 'Не короче {min} знаков, или пусто',
  }),
  passwordShort: defineMessage<{ min: number }>({
    id: 'users.password.short',
    defaultMessage: 'Пароль короче {min} знаков',
  }),
  createDo: { id: 'users.create.do', defaultMessage: 'Создать' },
  createdDone: defineMessage<{ name: string }>({
    id: 'users.created.done',
    defaultMessage: 'Учётная запись «{name}» создана',
  }),
  nameRefused: {
    id: 'users.name.refused',
    defaultMessage:
      'Такое имя не подходит: 1–150 букв одного алфавита, цифр и знаков . _ - @ + без пробелов. Оно не должно быть похоже на имя другой записи.',
  },
  once: defineMessage<{ name: string }>({
    id: 'users.once',
    defaultMessage: 'Новый пароль: {name}',
  }),
  onceHelp: {
    id: 'users.once.help',
    defaultMessage: 'Он показан один раз. Скопируйте его и передайте человеку лично.',
  },
  copy: { id: 'users.copy', defaultMessage: 'Скопировать' },
  copied: { id: 'users.copied', defaultMessage: 'Пароль скопирован' },
  notCopied: { id: 'users.notCopied', defaultMessage: 'Не скопировано: выделите его сами' },
  onceDone: { id: 'users.once.done', defaultMessage: 'Пароль передан' },

  makeRole: defineMessage<{ role: string }>({
    id: 'users.makeRole',
    defaultMessage: 'Роль: {role}',
  }),
  roleDone: defineMessage<{ name: string; role: string }>({
    id: 'users.role.done',
    defaultMessage: '{name}: теперь {role}',
  }),
  disable: { id: 'users.disable', defaultMessage: 'Закрыть доступ' },
  disableAsk: defineMessage<{ name: string }>({
    id: 'users.disable.ask',
    defaultMessage: 'Закрыть доступ: {name}?',
  }),
  disableHelp: {
    id: 'users.disable.help',
    defaultMessage:
      'Все сеансы завершатся, войти будет нельзя. Данные останутся, доступ можно вернуть.',
  },
  disabledDone: defineMessage<{ name: string }>({
    id: 'users.disabled.done',
    defaultMessage: '{name}: доступ закрыт',
  }),
  enable: { id: 'users.enable', defaultMessage: 'Вернуть доступ' },
  enabledDone: defineMessage<{ name: string }>({
    id: 'users.enabled.done',
    defaultMessage: '{name}: доступ открыт',
  }),
  reset: { id: 'users.reset', defaultMessage: 'Новый пароль' },
  resetAsk: defineMessage<{ name: string }>({
    id: 'users.reset.ask',
    defaultMessage: 'Дать новый пароль: {name}?',
  }),
  resetHelp: {
    id: 'users.reset.help',
    defaultMessage:
      'Прежний пароль перестанет действовать, все сеансы завершатся. Вернуть его нельзя.',
  },
  end: { id: 'users.end', defaultMessage: 'Завершить сеансы' },
  endAsk: defineMessage<{ name: string }>({
    id: 'users.end.ask',
    defaultMessage: 'Завершить сеансы: {name}?',
  }),
  endHelp: {
    id: 'users.end.help',
    defaultMessage: 'На всех устройствах придётся войти заново.',
  },
  endedDone: defineMessage<{ name: string }>({
    id: 'users.ended.done',
    defaultMessage: '{name}: сеансы завершены',
  }),
  failed: { id: 'users.failed', defaultMessage: 'Не изменено' },
  conflict: {
    id: 'users.conflict',
    defaultMessage: 'Пока вы смотрели, запись изменил кто-то другой. Теперь показано, как есть.',
  },
  own: {
    id: 'users.own',
    defaultMessage: 'Свою роль и доступ меняет другой администратор.',
  },
  undo: { id: 'users.undo', defaultMessage: 'Вернуть' },
});
