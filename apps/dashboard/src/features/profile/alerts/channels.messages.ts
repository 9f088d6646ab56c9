import { defineMessage, defineMessages } from 'react-intl';

export const channelsMessages = defineMessages({
  feed: { id: 'channels.feed', defaultMessage: 'Лента Atom' },
  feedLead: {
    id: 'channels.feed.lead',
    defaultMessage:
      'Личный адрес для программы чтения лент. Кто его знает, тот её читает: показываем один раз.',
  },
  feedNone: { id: 'channels.feed.none', defaultMessage: 'Ленты нет.' },
  feedSince: defineMessage<{ when: string }>({
    id: 'channels.feed.since',
    defaultMessage: 'Лента есть, адрес создан {when}.',
  }),
  feedMake: { id: 'channels.feed.make', defaultMessage: 'Создать ленту' },
  feedRenew: { id: 'channels.feed.renew', defaultMessage: 'Сменить адрес' },
  feedRemove: { id: 'channels.feed.remove', defaultMessage: 'Отозвать' },
  feedRemoved: { id: 'channels.feed.removed', defaultMessage: 'Лента отозвана' },
  feedFailed: { id: 'channels.feed.failed', defaultMessage: 'Лента не изменена' },
  feedAddress: { id: 'channels.feed.address', defaultMessage: 'Адрес ленты' },
  once: {
    id: 'channels.once',
    defaultMessage: 'Сохраните сейчас: больше мы этого не покажем.',
  },
  copy: { id: 'channels.copy', defaultMessage: 'Скопировать' },
  copied: { id: 'channels.copied', defaultMessage: 'Скопировано' },
  notCopied: {
    id: 'channels.notCopied',
    defaultMessage: 'Браузер не дал скопировать: выделите текст сами',
  },
  hooks: { id: 'channels.hooks', defaultMessage: 'Вебхуки' },
  hooksLead: {
    id: 'channels.hooks.lead',
    defaultMessage: 'Каждое оповещение уходит на ваш адрес https как подписанный JSON.',
  },
  hooksEmpty: { id: 'channels.hooks.empty', defaultMessage: 'Вебхуков нет' },
  hooksEmptyHelp: {
    id: 'channels.hooks.empty.help',
    defaultMessage: 'Нужен открытый адрес https: внутренние сети и переадресации не принимаются.',
  },
  url: { id: 'channels.hook.url', defaultMessage: 'Адрес' },
  urlRequired: { id: 'channels.hook.url.required', defaultMessage: 'Введите адрес https' },
  urlRefused: {
    id: 'channels.hook.url.refused',
    defaultMessage:
      'Адрес не принят. Он ведёт во внутреннюю сеть, а нужен сервер, открытый из интернета.',
  },
  urlWrong: {
    id: 'channels.hook.url.wrong',
    defaultMessage: 'Это не адрес. Пример: https://example.com/hook',
  },
  urlPlain: {
    id: 'channels.hook.url.plain',
    defaultMessage: 'Адрес должен начинаться с https://: без шифрования не отправляем.',
  },
  urlNamed: {
    id: 'channels.hook.url.named',
    defaultMessage: 'Уберите из адреса имя и пароль: что отправили мы, докажет подпись.',
  },
  urlPort: {
    id: 'channels.hook.url.port',
    defaultMessage: 'Порт может быть только 443 или 8443.',
  },
  hooksCount: defineMessage<{ count: number; limit: number }>({
    id: 'channels.hooks.count',
    defaultMessage: 'Занято {count, number} из {limit, number}.',
  }),
  hooksFull: {
    id: 'channels.hooks.full',
    defaultMessage: 'Больше адресов роль не даёт: удалите один, чтобы добавить другой.',
  },
  add: { id: 'channels.hook.add', defaultMessage: 'Добавить' },
  secret: { id: 'channels.hook.secret', defaultMessage: 'Секрет для проверки подписи' },
  on: defineMessage<{ url: string }>({
    id: 'channels.hook.on',
    defaultMessage: 'Отправлять на {url}',
  }),
  since: defineMessage<{ when: string }>({
    id: 'channels.hook.since',
    defaultMessage: 'добавлен {when}',
  }),
  test: { id: 'channels.hook.test', defaultMessage: 'Проверить' },
  testOk: defineMessage<{ status: number }>({
    id: 'channels.hook.testOk',
    defaultMessage: 'Адрес ответил {status}: доставлено',
  }),
  testFailed: { id: 'channels.hook.testFailed', defaultMessage: 'Проверка не дошла' },
  remove: defineMessage<{ url: string }>({
    id: 'channels.hook.remove',
    defaultMessage: 'Удалить вебхук {url}',
  }),
  removed: { id: 'channels.hook.removed', defaultMessage: 'Вебхук удалён' },
  failed: { id: 'channels.hook.failed', defaultMessage: 'Вебхук не изменён' },
  faultAddress: {
    id: 'channels.fault.address',
    defaultMessage: 'Адрес ведёт во внутреннюю сеть: туда не отправляем',
  },
  faultRedirect: defineMessage<{ status: number }>({
    id: 'channels.fault.redirect',
    defaultMessage: 'Ответил перенаправлением ({status}): по ним не идём, укажите конечный адрес',
  }),
  faultStatus: defineMessage<{ status: number }>({
    id: 'channels.fault.status',
    defaultMessage: 'Ответил {status}, а принятым считается код от 200 до 299',
  }),
  faultGone: {
    id: 'channels.fault.gone',
    defaultMessage: 'Ответил 410, то есть больше не ждёт оповещений: вебхук выключен',
  },
  faultTimeout: { id: 'channels.fault.timeout', defaultMessage: 'Не ответил вовремя' },
  faultHost: { id: 'channels.fault.host', defaultMessage: 'Сервер с таким именем не найден' },
  faultCertificate: {
    id: 'channels.fault.certificate',
    defaultMessage: 'Сертификат сервера не прошёл проверку',
  },
  faultConnection: {
    id: 'channels.fault.connection',
    defaultMessage: 'Соединиться с сервером не вышло',
  },
  faultInternal: {
    id: 'channels.fault.internal',
    defaultMessage: 'Сбой на нашей стороне: сообщение не удалось подготовить',
  },
  log: { id: 'channels.log', defaultMessage: 'Доставки' },
  logEmpty: { id: 'channels.log.empty', defaultMessage: 'Доставок пока не было' },
  at: { id: 'channels.log.at', defaultMessage: 'Когда' },
  what: { id: 'channels.log.what', defaultMessage: 'Что' },
  trial: { id: 'channels.log.trial', defaultMessage: 'Проверка' },
  alert: defineMessage<{ id: number }>({
    id: 'channels.log.alert',
    defaultMessage: 'Оповещение {id}',
  }),
  state: { id: 'channels.log.state', defaultMessage: 'Состояние' },
  waiting: { id: 'channels.state.waiting', defaultMessage: 'ждёт' },
  delivered: { id: 'channels.state.delivered', defaultMessage: 'доставлено' },
  given_up: { id: 'channels.state.givenUp', defaultMessage: 'не доставлено' },
  attempts: { id: 'channels.log.attempts', defaultMessage: 'Попыток' },
  answer: { id: 'channels.log.answer', defaultMessage: 'Ответ' },
});
