import { defineMessage, defineMessages } from 'react-intl';

export const dashboardMessages = defineMessages({
  title: { id: 'dashboard.title', defaultMessage: 'Обзор' },
  lead: defineMessage<{ name: string; changed: number; count: number }>({
    id: 'dashboard.lead',
    defaultMessage:
      '{changed, plural, =0 {{name}, за ночь у вас ничего не изменилось.} one {{name}, за ночь изменилось у # из {count, number}.} few {{name}, за ночь изменилось у # из {count, number}.} other {{name}, за ночь изменилось у # из {count, number}.}}',
  }),
  leadNone: defineMessage<{ name: string }>({
    id: 'dashboard.lead.none',
    defaultMessage:
      '{name}, три шага, и здесь будут перемены за ночь. А пока — что сегодня на порталах.',
  }),
  tabs: { id: 'dashboard.tabs', defaultMessage: 'Части обзора' },
  own: { id: 'dashboard.tab.own', defaultMessage: 'Моё' },
  staff: { id: 'dashboard.tab.staff', defaultMessage: 'Состояние данных' },
  overnight: { id: 'dashboard.overnight', defaultMessage: 'За ночь' },
  overnightDay: defineMessage<{ day: string }>({
    id: 'dashboard.overnight.day',
    defaultMessage: 'Что изменилось к {day} у того, за чем вы следите.',
  }),
  firstSteps: { id: 'dashboard.firstSteps', defaultMessage: 'С чего начать' },
  toCatalogue: { id: 'dashboard.toCatalogue', defaultMessage: 'Открыть каталог' },
  toAlerts: { id: 'dashboard.toAlerts', defaultMessage: 'Задать условие' },
  toTop: { id: 'dashboard.toTop', defaultMessage: 'Открыть топ 100' },
  byLinks: { id: 'dashboard.byLinks', defaultMessage: 'Добавить ссылками' },
  quiet: defineMessage<{ count: number }>({
    id: 'dashboard.quiet',
    defaultMessage:
      '{count, plural, one {У # отслеживаемого ничего не изменилось.} other {У # отслеживаемых ничего не изменилось.}}',
  }),
  unchanged: defineMessage<{ count: number }>({
    id: 'dashboard.unchanged',
    defaultMessage: 'Без перемен: {count, number}.',
  }),
  wholeList: { id: 'dashboard.wholeList', defaultMessage: 'Весь список' },
  views: { id: 'dashboard.views', defaultMessage: 'Сохранённые виды' },
  allViews: { id: 'dashboard.allViews', defaultMessage: 'Все виды' },
  viewsNone: {
    id: 'dashboard.views.none',
    defaultMessage: 'Закладка в шапке любой страницы сохраняет её со всеми фильтрами.',
  },
  notes: { id: 'dashboard.notes', defaultMessage: 'Последние заметки' },
  allNotes: { id: 'dashboard.allNotes', defaultMessage: 'Все заметки' },
  risers: { id: 'dashboard.risers', defaultMessage: 'Больше всех поднялись в топах' },
  entered: { id: 'dashboard.entered', defaultMessage: 'Вошли в топы' },
  ofPortal: defineMessage<{ title: string; portal: string }>({
    id: 'dashboard.ofPortal',
    defaultMessage: '{title}: {portal}',
  }),
});

export const staffTabMessages = defineMessages({
  quality: { id: 'dashboard.quality', defaultMessage: 'Можно ли верить данным' },
  qualityOk: { id: 'dashboard.quality.ok', defaultMessage: 'Все порталы в порядке.' },
  qualityLook: defineMessage<{ count: number }>({
    id: 'dashboard.quality.look',
    defaultMessage:
      '{count, plural, one {Внимания требует # портал.} few {Внимания требуют # портала.} other {Внимания требуют # порталов.}}',
  }),
  toParsers: { id: 'dashboard.toParsers', defaultMessage: 'Статус парсеров' },
  portal: { id: 'dashboard.portal', defaultMessage: 'Портал' },
  state: { id: 'dashboard.state', defaultMessage: 'Состояние' },
  ok: { id: 'dashboard.state.ok', defaultMessage: 'в порядке' },
  partial: { id: 'dashboard.state.partial', defaultMessage: 'неполный день' },
  late: { id: 'dashboard.state.late', defaultMessage: 'данные устарели' },
  failed: { id: 'dashboard.state.failed', defaultMessage: 'последний импорт не принят' },
  paused: { id: 'dashboard.state.paused', defaultMessage: 'на паузе' },
  none: { id: 'dashboard.state.none', defaultMessage: 'данных нет' },
  day: { id: 'dashboard.day', defaultMessage: 'День данных' },
  coverage: { id: 'dashboard.coverage', defaultMessage: 'Охват' },
  noData: { id: 'dashboard.noData', defaultMessage: 'Нет данных' },
  slow: { id: 'dashboard.slow', defaultMessage: 'Медленные запросы' },
  slowSince: defineMessage<{ when: string }>({
    id: 'dashboard.slow.since',
    defaultMessage: 'Ответы этого сервера с его запуска ({when}).',
  }),
  slowNone: { id: 'dashboard.slow.none', defaultMessage: 'Сервер ещё ни на что не отвечал' },
  route: { id: 'dashboard.slow.route', defaultMessage: 'Запрос' },
  answers: { id: 'dashboard.slow.answers', defaultMessage: 'Ответов' },
  failures: { id: 'dashboard.slow.failures', defaultMessage: 'Ошибок 5xx' },
  mean: { id: 'dashboard.slow.mean', defaultMessage: 'В среднем' },
  p95: { id: 'dashboard.slow.p95', defaultMessage: '95 % не дольше' },
  milliseconds: defineMessage<{ value: string }>({
    id: 'dashboard.slow.ms',
    defaultMessage: '{value} мс',
  }),
  beyond: defineMessage<{ value: string }>({
    id: 'dashboard.slow.beyond',
    defaultMessage: 'дольше {value} мс',
  }),
  imports: { id: 'dashboard.imports', defaultMessage: 'Последние импорты' },
  importsNone: { id: 'dashboard.imports.none', defaultMessage: 'Импортов ещё не было' },
  started: { id: 'dashboard.imports.started', defaultMessage: 'Начат' },
  rows: { id: 'dashboard.imports.rows', defaultMessage: 'Строк' },
  badRows: { id: 'dashboard.imports.badRows', defaultMessage: 'С ошибкой' },
  waiting: { id: 'dashboard.import.waiting', defaultMessage: 'ждёт' },
  reading: { id: 'dashboard.import.reading', defaultMessage: 'читается' },
  checking: { id: 'dashboard.import.checking', defaultMessage: 'проверяется' },
  publishing: { id: 'dashboard.import.publishing', defaultMessage: 'публикуется' },
  published: { id: 'dashboard.import.published', defaultMessage: 'опубликован' },
  unchanged: { id: 'dashboard.import.unchanged', defaultMessage: 'без нового' },
  refused: { id: 'dashboard.import.refused', defaultMessage: 'не принят' },
  importFailed: { id: 'dashboard.import.failed', defaultMessage: 'сбой сервера' },
  abandoned: { id: 'dashboard.import.abandoned', defaultMessage: 'прерван' },
  incidents: { id: 'dashboard.incidents', defaultMessage: 'Происшествия' },
  incidentsLead: {
    id: 'dashboard.incidents.lead',
    defaultMessage: 'Ошибки и предупреждения из журнала сервера, новые сверху.',
  },
  incidentsNone: { id: 'dashboard.incidents.none', defaultMessage: 'Происшествий нет' },
  at: { id: 'dashboard.incidents.at', defaultMessage: 'Когда' },
  what: { id: 'dashboard.incidents.what', defaultMessage: 'Что случилось' },
  where: { id: 'dashboard.incidents.where', defaultMessage: 'Где' },
});
