import { defineMessage, defineMessages } from 'react-intl';

/** Publishing, history, conflicts, leaving. */
export const versionMessages = defineMessages({
  saved: { id: 'menuManager.saved', defaultMessage: 'Черновик сохранён' },
  failed: { id: 'menuManager.failed', defaultMessage: 'Не получилось' },
  failedHelp: {
    id: 'menuManager.failed.help',
    defaultMessage: 'Сервер не ответил или отказал. Ваши правки на месте: повторите.',
  },
  publishTitle: { id: 'menuManager.publish.title', defaultMessage: 'Опубликовать меню?' },
  publishText: {
    id: 'menuManager.publish.text',
    defaultMessage: 'Все, кто вошёл, получат его на следующей же странице.',
  },
  publishDo: { id: 'menuManager.publish.do', defaultMessage: 'Опубликовать' },
  published: defineMessage<{ version: number }>({
    id: 'menuManager.published',
    defaultMessage: 'Меню опубликовано, версия {version, number}',
  }),
  nothing: { id: 'menuManager.changes.none', defaultMessage: 'Отличий нет' },
  errors: defineMessage<{ count: number }>({
    id: 'menuManager.errors',
    defaultMessage:
      '{count, plural, one {Сначала исправьте # ошибку} few {Сначала исправьте # ошибки} many {Сначала исправьте # ошибок} other {Сначала исправьте # ошибки}}',
  }),
  added: { id: 'menuManager.changes.added', defaultMessage: 'Добавлен' },
  removed: { id: 'menuManager.changes.removed', defaultMessage: 'Удалён' },
  moved: { id: 'menuManager.changes.moved', defaultMessage: 'Перемещён' },
  changed: { id: 'menuManager.changes.changed', defaultMessage: 'Изменён' },
  changes: { id: 'menuManager.changes', defaultMessage: 'Отличия' },
  empty: { id: 'menuManager.value.empty', defaultMessage: 'пусто' },
  yes: { id: 'menuManager.value.yes', defaultMessage: 'да' },
  no: { id: 'menuManager.value.no', defaultMessage: 'нет' },
  within: { id: 'menuManager.value.within', defaultMessage: 'Место' },
  top: { id: 'menuManager.value.top', defaultMessage: 'верхний уровень' },
  discardTitle: { id: 'menuManager.discard.title', defaultMessage: 'Отбросить черновик?' },
  discardText: {
    id: 'menuManager.discard.text',
    defaultMessage: 'Останется опубликованное меню. Вернуть черновик будет нельзя.',
  },
  discardDo: { id: 'menuManager.discard.do', defaultMessage: 'Отбросить' },
  discarded: { id: 'menuManager.discarded', defaultMessage: 'Черновик отброшен' },
  historyTitle: { id: 'menuManager.history.title', defaultMessage: 'История меню' },
  version: defineMessage<{ version: number }>({
    id: 'menuManager.version',
    defaultMessage: 'Версия {version, number}',
  }),
  versionOf: defineMessage<{ when: string; author: string; count: number }>({
    id: 'menuManager.version.of',
    defaultMessage:
      '{when}, {author}, {count, plural, one {# пункт} few {# пункта} many {# пунктов} other {# пункта}}',
  }),
  byServer: { id: 'menuManager.version.byServer', defaultMessage: 'сервер' },
  byGone: { id: 'menuManager.version.byGone', defaultMessage: 'удалённая учётная запись' },
  current: { id: 'menuManager.version.current', defaultMessage: 'Опубликована' },
  compare: { id: 'menuManager.compare', defaultMessage: 'Сравнить' },
  comparison: defineMessage<{ version: number }>({
    id: 'menuManager.comparison',
    defaultMessage: 'Что изменится с версией {version, number}',
  }),
  restore: { id: 'menuManager.restore', defaultMessage: 'Вернуть…' },
  restoreTitle: defineMessage<{ version: number }>({
    id: 'menuManager.restore.title',
    defaultMessage: 'Вернуть версию {version, number}?',
  }),
  restoreText: {
    id: 'menuManager.restore.text',
    defaultMessage: 'Она будет опубликована заново, как новая. Нынешняя останется в истории.',
  },
  renewed: {
    id: 'menuManager.renewed',
    defaultMessage:
      'Меню только что изменил кто-то ещё: показано то, что есть сейчас. Повторите, если нужно.',
  },
  restoreDo: { id: 'menuManager.restore.do', defaultMessage: 'Вернуть' },
  more: { id: 'menuManager.history.more', defaultMessage: 'Показать раньше' },
  stale: defineMessage<{ base: number; version: number }>({
    id: 'menuManager.stale',
    defaultMessage:
      'Черновик начат с версии {base, number}, а опубликована уже {version, number}. Сведите их, чтобы опубликовать.',
  }),
  reconcile: { id: 'menuManager.reconcile', defaultMessage: 'Свести…' },
  conflictTitle: { id: 'menuManager.conflict.title', defaultMessage: 'Меню изменил кто-то ещё' },
  conflictText: {
    id: 'menuManager.conflict.text',
    defaultMessage:
      'Пока вы правили, сохранена другая версия. Ничего не потеряно: возьмите одну из двух или сведите их по пунктам.',
  },
  conflictBy: defineMessage<{ author: string; when: string }>({
    id: 'menuManager.conflict.by',
    defaultMessage: 'Другая версия: {author}, {when}.',
  }),
  mine: { id: 'menuManager.conflict.mine', defaultMessage: 'Моё' },
  theirs: { id: 'menuManager.conflict.theirs', defaultMessage: 'Другое' },
  takeMine: { id: 'menuManager.conflict.takeMine', defaultMessage: 'Взять моё' },
  takeTheirs: { id: 'menuManager.conflict.takeTheirs', defaultMessage: 'Взять другое' },
  merge: { id: 'menuManager.conflict.merge', defaultMessage: 'Свести и сохранить' },
  myChanges: { id: 'menuManager.conflict.myChanges', defaultMessage: 'Мои правки' },
  theirChanges: { id: 'menuManager.conflict.theirChanges', defaultMessage: 'Другие правки' },
  decide: { id: 'menuManager.conflict.decide', defaultMessage: 'Что взять, где правили оба' },
  noClash: {
    id: 'menuManager.conflict.noClash',
    defaultMessage: 'Правили разные пункты: при сведении останутся все правки.',
  },
  gone: { id: 'menuManager.conflict.gone', defaultMessage: 'пункт удалён' },
  leaveTitle: { id: 'menuManager.leave.title', defaultMessage: 'Уйти без сохранения?' },
  leaveText: {
    id: 'menuManager.leave.text',
    defaultMessage: 'Несохранённые правки меню пропадут.',
  },
  stay: { id: 'menuManager.leave.stay', defaultMessage: 'Остаться' },
  leave: { id: 'menuManager.leave.do', defaultMessage: 'Уйти' },
});
