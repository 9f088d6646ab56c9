import { defineMessage, defineMessages } from 'react-intl';

/** Messages of the page, its portals and the staff's notes. */
export const dataSourcesMessages = defineMessages({
  title: { id: 'parsers.title', defaultMessage: 'Статус парсеров' },
  leadCalm: {
    id: 'parsers.lead.calm',
    defaultMessage: 'Данным всех порталов можно верить: внимания ни один не требует.',
  },
  leadNone: {
    id: 'parsers.lead.none',
    defaultMessage: 'Данных пока нет ни у одного портала: загрузите снимок.',
  },
  leadAttention: defineMessage<{ count: number; portals: string }>({
    id: 'parsers.lead.attention',
    defaultMessage:
      '{count, plural, one {Внимания требует # портал} few {Внимания требуют # портала} many {Внимания требуют # порталов} other {Внимания требуют # портала}}: {portals}.',
  }),
  views: { id: 'parsers.views', defaultMessage: 'Разделы страницы' },
  viewPortals: { id: 'parsers.view.portals', defaultMessage: 'Порталы' },
  viewImports: { id: 'parsers.view.imports', defaultMessage: 'Загрузки' },
  viewRenames: { id: 'parsers.view.renames', defaultMessage: 'Переименования' },
  viewLog: { id: 'parsers.view.log', defaultMessage: 'Журнал сервера' },

  kpiImports: { id: 'parsers.kpi.imports', defaultMessage: 'Загрузок за 24 часа' },
  kpiTaken: { id: 'parsers.kpi.taken', defaultMessage: 'Принято' },
  kpiRows: { id: 'parsers.kpi.rows', defaultMessage: 'Строк за 24 часа' },
  kpiBad: { id: 'parsers.kpi.bad', defaultMessage: 'Ошибочных строк' },
  kpiNoImports: { id: 'parsers.kpi.noImports', defaultMessage: 'За сутки ничего не загружали' },
  kpiPages: { id: 'parsers.kpi.pages', defaultMessage: 'Страниц последних обходов' },
  kpiAnswered: { id: 'parsers.kpi.answered', defaultMessage: 'Успешных ответов' },
  kpiLimited: { id: 'parsers.kpi.limited', defaultMessage: 'Отказов 429 и 403' },
  kpiRetries: { id: 'parsers.kpi.retries', defaultMessage: 'Повторов' },

  stateOk: { id: 'parsers.state.ok', defaultMessage: 'В порядке' },
  statePartial: { id: 'parsers.state.partial', defaultMessage: 'День неполный' },
  stateLate: { id: 'parsers.state.late', defaultMessage: 'Опаздывает' },
  stateFailed: { id: 'parsers.state.failed', defaultMessage: 'Загрузка не принята' },
  statePaused: { id: 'parsers.state.paused', defaultMessage: 'На паузе' },
  stateNone: { id: 'parsers.state.none', defaultMessage: 'Нет данных' },
  muted: defineMessage<{ until: string }>({
    id: 'parsers.muted',
    defaultMessage: 'Не напоминать до: {until}',
  }),
  demo: { id: 'parsers.demo', defaultMessage: 'Демонстрационные данные' },

  dataOf: { id: 'parsers.fact.data', defaultMessage: 'Данные за' },
  lastSuccess: { id: 'parsers.fact.success', defaultMessage: 'Последний успех' },
  coverage: { id: 'parsers.fact.coverage', defaultMessage: 'Охват' },
  nextRun: { id: 'parsers.fact.next', defaultMessage: 'Следующий обход' },
  nextByHand: { id: 'parsers.fact.next.hand', defaultMessage: 'по загрузке вручную' },
  nextPaused: { id: 'parsers.fact.next.paused', defaultMessage: 'после снятия с паузы' },
  never: { id: 'parsers.never', defaultMessage: 'ещё не было' },
  details: { id: 'parsers.details', defaultMessage: 'Показать подробности' },
  pausedHelp: {
    id: 'parsers.paused.help',
    defaultMessage:
      'Пока пауза не снята, обходы не идут, а загрузка снимков этого портала не принимается.',
  },

  actions: defineMessage<{ portal: string }>({
    id: 'parsers.actions',
    defaultMessage: 'Действия: {portal}',
  }),
  pause: { id: 'parsers.pause', defaultMessage: 'Поставить на паузу' },
  resume: { id: 'parsers.resume', defaultMessage: 'Снять с паузы' },
  paused: defineMessage<{ portal: string }>({
    id: 'parsers.paused.done',
    defaultMessage: '{portal}: пауза',
  }),
  resumed: defineMessage<{ portal: string }>({
    id: 'parsers.resumed.done',
    defaultMessage: '{portal}: пауза снята',
  }),
  muteDay: { id: 'parsers.mute.day', defaultMessage: 'Не напоминать сутки' },
  muteWeek: { id: 'parsers.mute.week', defaultMessage: 'Не напоминать неделю' },
  unmute: { id: 'parsers.unmute', defaultMessage: 'Снова напоминать' },
  mutedDone: defineMessage<{ portal: string }>({
    id: 'parsers.mute.done',
    defaultMessage: '{portal}: внимания больше не требует',
  }),
  unmutedDone: defineMessage<{ portal: string }>({
    id: 'parsers.unmute.done',
    defaultMessage: '{portal}: снова требует внимания, если есть о чём',
  }),
  editNote: { id: 'parsers.note.edit', defaultMessage: 'Заметка' },
  noteTitle: defineMessage<{ portal: string }>({
    id: 'parsers.note.title',
    defaultMessage: 'Заметка: {portal}',
  }),
  noteHelp: {
    id: 'parsers.note.help',
    defaultMessage: 'Видна модераторам и администраторам. Пустая заметка снимается.',
  },
  noteLabel: { id: 'parsers.note.label', defaultMessage: 'Текст' },
  noteSaved: { id: 'parsers.note.saved', defaultMessage: 'Заметка сохранена' },
  noteConflict: {
    id: 'parsers.note.conflict',
    defaultMessage: 'Пока вы писали, заметку изменили. Сейчас в ней:',
  },
  noteConflictEmpty: {
    id: 'parsers.note.conflict.empty',
    defaultMessage: 'Пока вы писали, заметку сняли.',
  },
  noteOverwrite: { id: 'parsers.note.overwrite', defaultMessage: 'Заменить моей' },
  changeFailed: { id: 'parsers.change.failed', defaultMessage: 'Не изменено' },
  undo: { id: 'parsers.undo', defaultMessage: 'Вернуть' },

  days: defineMessage<{ portal: string }>({
    id: 'parsers.days',
    defaultMessage: 'Последние дни: {portal}. Стрелки ведут по дням',
  }),
  dayOk: { id: 'parsers.day.ok', defaultMessage: 'полный' },
  dayPartial: { id: 'parsers.day.partial', defaultMessage: 'неполный' },
  dayMissing: { id: 'parsers.day.missing', defaultMessage: 'замеров нет' },
  dayMarked: { id: 'parsers.day.marked', defaultMessage: 'отмечен неполным' },
  dayCoverage: defineMessage<{ share: string }>({
    id: 'parsers.day.coverage',
    defaultMessage: 'охват {share}',
  }),
  noDays: { id: 'parsers.days.none', defaultMessage: 'Дней с данными нет' },
  markDay: { id: 'parsers.day.mark', defaultMessage: 'Отметить неполным' },
  changeMark: { id: 'parsers.day.change', defaultMessage: 'Изменить отметку' },
  markTitle: defineMessage<{ portal: string; day: string }>({
    id: 'parsers.day.mark.title',
    defaultMessage: '{portal}, {day}: неполный день',
  }),
  markHelp: {
    id: 'parsers.day.mark.help',
    defaultMessage:
      'Все графики портала заштрихуют этот день, и ответы API назовут его неполным, пока отметка не снята.',
  },
  markNote: { id: 'parsers.day.mark.note', defaultMessage: 'Почему (увидят модераторы)' },
  marked: { id: 'parsers.day.mark.done', defaultMessage: 'День отмечен неполным' },
  unmark: { id: 'parsers.day.unmark', defaultMessage: 'Снять отметку' },
  unmarked: { id: 'parsers.day.unmark.done', defaultMessage: 'Отметка снята' },
});
