import { defineMessage, defineMessages } from 'react-intl';

export const alertsMessages = defineMessages({
  inbox: { id: 'alerts.inbox', defaultMessage: 'Что случилось' },
  inboxLead: defineMessage<{ unread: number }>({
    id: 'alerts.inbox.lead',
    defaultMessage:
      '{unread, plural, =0 {Всё прочитано.} one {# непрочитанное.} few {# непрочитанных.} other {# непрочитанных.}}',
  }),
  readAll: { id: 'alerts.readAll', defaultMessage: 'Отметить всё прочитанным' },
  onlyUnread: { id: 'alerts.onlyUnread', defaultMessage: 'Только непрочитанные' },
  markRead: { id: 'alerts.markRead', defaultMessage: 'Отметить прочитанным' },
  markUnread: { id: 'alerts.markUnread', defaultMessage: 'Отметить непрочитанным' },
  unreadMark: { id: 'alerts.unreadMark', defaultMessage: 'новое' },
  notMarked: { id: 'alerts.notMarked', defaultMessage: 'Отметка не сохранена' },
  inboxEmpty: { id: 'alerts.inbox.empty', defaultMessage: 'Оповещений пока нет' },
  inboxEmptyHelp: {
    id: 'alerts.inbox.empty.help',
    defaultMessage: 'Правила ниже проверяются с каждой новой публикацией данных.',
  },
  inboxRead: { id: 'alerts.inbox.read', defaultMessage: 'Непрочитанных нет' },
  showAll: { id: 'alerts.showAll', defaultMessage: 'Показать все' },
  rules: { id: 'alerts.rules', defaultMessage: 'Правила' },
  rulesLead: defineMessage<{ count: number; limit: number }>({
    id: 'alerts.rules.lead',
    defaultMessage: '{count, number} из {limit, number}.',
  }),
  rulesEmpty: { id: 'alerts.rules.empty', defaultMessage: 'Правил пока нет' },
  rulesEmptyHelp: {
    id: 'alerts.rules.empty.help',
    defaultMessage:
      'Правило скажет, когда книга войдёт в список, поднимется, подешевеет или начнёт расти.',
  },
  addRule: { id: 'alerts.rule.add', defaultMessage: 'Добавить правило' },
  editRule: { id: 'alerts.rule.edit', defaultMessage: 'Изменить правило' },
  removeRule: { id: 'alerts.rule.remove', defaultMessage: 'Удалить правило' },
  ruleRemoved: { id: 'alerts.rule.removed', defaultMessage: 'Правило удалено' },
  ruleNotRemoved: { id: 'alerts.rule.notRemoved', defaultMessage: 'Правило не удалено' },
  ruleNotChanged: { id: 'alerts.rule.notChanged', defaultMessage: 'Правило не изменено' },
  undo: { id: 'alerts.undo', defaultMessage: 'Вернуть' },
  ruleOn: defineMessage<{ rule: string }>({
    id: 'alerts.rule.on',
    defaultMessage: 'Следить за правилом: {rule}',
  }),
  lastAt: defineMessage<{ when: string }>({
    id: 'alerts.rule.lastAt',
    defaultMessage: 'сработало {when}',
  }),
  never: { id: 'alerts.rule.never', defaultMessage: 'ещё не срабатывало' },
  sentence: defineMessage<{ what: string; when: string }>({
    id: 'alerts.rule.sentence',
    defaultMessage: '{what}: {when}',
  }),
  watched: { id: 'alerts.scope.watched', defaultMessage: 'Всё, за чем слежу' },
  book: { id: 'alerts.scope.book', defaultMessage: 'Книга' },
  author: { id: 'alerts.scope.author', defaultMessage: 'Автор' },
  genre: { id: 'alerts.scope.genre', defaultMessage: 'Жанр' },
  tag: { id: 'alerts.scope.tag', defaultMessage: 'Тег' },
  named: defineMessage<{ kind: string; name: string }>({
    id: 'alerts.scope.named',
    defaultMessage: '{kind} «{name}»',
  }),
  scope: { id: 'alerts.rule.scope', defaultMessage: 'За чем следить' },
  groupHelp: {
    id: 'alerts.rule.scope.group',
    defaultMessage: 'Жанры и теги целиком — с роли VIP.',
  },
  target: { id: 'alerts.rule.target', defaultMessage: 'Название' },
  targetHelp: { id: 'alerts.rule.target.help', defaultMessage: 'Начните вводить.' },
  targetRequired: { id: 'alerts.rule.target.required', defaultMessage: 'Выберите из найденного' },
  targetNone: { id: 'alerts.rule.target.none', defaultMessage: 'Ничего не найдено' },
  condition: { id: 'alerts.rule.condition', defaultMessage: 'Когда сказать' },
  list: { id: 'alerts.rule.list', defaultMessage: 'Список' },
  depth: { id: 'alerts.rule.depth', defaultMessage: 'Первые сколько мест' },
  depthHelp: { id: 'alerts.rule.depth.help', defaultMessage: 'Пусто: весь список.' },
  placeField: { id: 'alerts.rule.place', defaultMessage: 'Место' },
  percent: { id: 'alerts.rule.percent', defaultMessage: 'На сколько процентов' },
  percentHelp: {
    id: 'alerts.rule.percent.help',
    defaultMessage: 'Пусто: любая перемена. С числом: только снижение на столько и больше.',
  },
  growthHelp: {
    id: 'alerts.rule.growth.help',
    defaultMessage: 'Рост главного показателя портала за семь дней.',
  },
  numberRequired: { id: 'alerts.rule.number.required', defaultMessage: 'Введите число' },
  close: { id: 'alerts.close', defaultMessage: 'Закрыть' },
});
