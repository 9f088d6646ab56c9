import { defineMessage, defineMessages } from 'react-intl';

/** Renamed genres and authors. */
export const renamesMessages = defineMessages({
  title: { id: 'renames.title', defaultMessage: 'Переименованные жанры и авторы' },
  help: {
    id: 'renames.help',
    defaultMessage:
      'Если портал переименовал жанр или автора, объедините оба имени: история станет общей в рядах, списках, поиске и оповещениях, и для будущих загрузок тоже.',
  },
  add: { id: 'renames.add', defaultMessage: 'Объединить имена' },
  empty: { id: 'renames.empty', defaultMessage: 'Переименований нет' },
  pending: defineMessage<{ portals: string }>({
    id: 'renames.pending',
    defaultMessage:
      'Пересчитываем историю: {portals}. До конца пересчёта страницы показывают прежние данные.',
  }),

  former: { id: 'renames.former', defaultMessage: 'Прежнее имя' },
  present: { id: 'renames.present', defaultMessage: 'Нынешнее имя' },
  portal: { id: 'renames.portal', defaultMessage: 'Портал' },
  kind: { id: 'renames.kind', defaultMessage: 'Что переименовано' },
  genre: { id: 'renames.kind.genre', defaultMessage: 'Жанр' },
  author: { id: 'renames.kind.author', defaultMessage: 'Автор' },
  countsAs: defineMessage<{ name: string }>({
    id: 'renames.countsAs',
    defaultMessage: 'Считается как «{name}»',
  }),
  state: { id: 'renames.state', defaultMessage: 'Состояние' },
  applied: { id: 'renames.state.applied', defaultMessage: 'Действует' },
  applying: { id: 'renames.state.pending', defaultMessage: 'Пересчитывается' },
  failed: { id: 'renames.state.failed', defaultMessage: 'Сбой: сервер повторит сам' },
  set: { id: 'renames.set', defaultMessage: 'Кто и когда' },
  gone: { id: 'renames.gone', defaultMessage: 'Аккаунт удалён' },
  note: { id: 'renames.note', defaultMessage: 'Пояснение' },
  undo: { id: 'renames.undo', defaultMessage: 'Отменить' },
  undoOne: defineMessage<{ name: string }>({
    id: 'renames.undo.one',
    defaultMessage: 'Отменить переименование: {name}',
  }),

  undoTitle: { id: 'renames.undo.title', defaultMessage: 'Отменить переименование?' },
  undoHelp: defineMessage<{ former: string; present: string }>({
    id: 'renames.undo.help',
    defaultMessage:
      'История снова разделится: «{former}» и «{present}» будут считаться отдельно, как в снимках портала. Объединить их можно снова.',
  }),
  undoSubmit: { id: 'renames.undo.submit', defaultMessage: 'Отменить переименование' },
  undone: {
    id: 'renames.undone',
    defaultMessage: 'Переименование отменено, история пересчитывается',
  },

  addSubmit: { id: 'renames.add.submit', defaultMessage: 'Объединить' },
  added: { id: 'renames.added', defaultMessage: 'Имена объединены, история пересчитывается' },
  nameHelp: { id: 'renames.name.help', defaultMessage: 'Начните вводить имя' },
  nameRequired: { id: 'renames.name.required', defaultMessage: 'Выберите имя' },
  nameFacts: defineMessage<{ books: number; days: number }>({
    id: 'renames.name.facts',
    defaultMessage:
      '{books, plural, one {# книга} few {# книги} many {# книг} other {# книги}}, {days, plural, one {# день} few {# дня} many {# дней} other {# дня}}',
  }),
  nameSpan: defineMessage<{ facts: string; from: string; to: string }>({
    id: 'renames.name.span',
    defaultMessage: '{facts}, {from} – {to}',
  }),

  preview: { id: 'renames.preview', defaultMessage: 'Что изменится' },
  previewFailed: {
    id: 'renames.preview.failed',
    defaultMessage: 'Не удалось узнать, что изменится',
  },
  retry: { id: 'renames.preview.retry', defaultMessage: 'Повторить' },
  figures: { id: 'renames.preview.figures', defaultMessage: 'Присоединится значений по дням' },
  booksBoth: defineMessage<{ count: number }>({
    id: 'renames.preview.booksBoth',
    defaultMessage:
      '{count, plural, one {У # книги} few {У # книг} many {У # книг} other {У # книги}} оба имени сразу: останется нынешнее. Проверьте, что это не разные жанры или авторы.',
  }),
  daysBoth: defineMessage<{ count: number }>({
    id: 'renames.preview.daysBoth',
    defaultMessage:
      '{count, plural, one {# день снят} few {# дня сняты} many {# дней сняты} other {# дня сняты}} под обоими именами: останется то, что снято позже, а из одного снимка – под нынешним именем.',
  }),

  same: { id: 'renames.problem.same', defaultMessage: 'Это одно и то же имя.' },
  renamed: {
    id: 'renames.problem.renamed',
    defaultMessage: 'Это прежнее имя уже объединено с другим. Сначала отмените то переименование.',
  },
  cycle: {
    id: 'renames.problem.cycle',
    defaultMessage:
      'Нынешнее имя само было объединено с прежним: получился бы круг. Сначала отмените то переименование.',
  },
});
