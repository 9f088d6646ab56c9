import { defineMessage, defineMessages } from 'react-intl';

/** One portal: its runs, fields, breaches and errors. */
export const detailMessages = defineMessages({
  choose: { id: 'parserDetail.choose', defaultMessage: 'Портал' },
  parts: { id: 'parserDetail.parts', defaultMessage: 'Подробности портала' },
  runs: { id: 'parserDetail.runs', defaultMessage: 'Запуски' },
  fields: { id: 'parserDetail.fields', defaultMessage: 'Поля' },
  breaches: { id: 'parserDetail.breaches', defaultMessage: 'Невозможные значения' },
  errors: { id: 'parserDetail.errors', defaultMessage: 'Ошибки' },
  collector: { id: 'parserDetail.collector', defaultMessage: 'Обходчик' },

  started: { id: 'parserDetail.started', defaultMessage: 'Начало' },
  status: { id: 'parserDetail.status', defaultMessage: 'Итог' },
  duration: { id: 'parserDetail.duration', defaultMessage: 'Длительность' },
  durationTitle: {
    id: 'parserDetail.duration.title',
    defaultMessage: 'Длительность и медиана семи прошлых запусков',
  },
  rows: { id: 'parserDetail.rows', defaultMessage: 'Строк' },
  deviation: { id: 'parserDetail.deviation', defaultMessage: 'От медианы' },
  deviationTitle: {
    id: 'parserDetail.deviation.title',
    defaultMessage: 'Отклонение числа строк от медианы семи прошлых запусков',
  },
  deviates: { id: 'parserDetail.deviates', defaultMessage: 'необычно' },
  noMedian: { id: 'parserDetail.noMedian', defaultMessage: 'Прошлых запусков ещё нет' },
  badRows: { id: 'parserDetail.badRows', defaultMessage: 'Ошибок' },
  source: { id: 'parserDetail.source', defaultMessage: 'Источник' },
  report: { id: 'parserDetail.report', defaultMessage: 'Отчёт' },
  seconds: defineMessage<{ value: string }>({
    id: 'parserDetail.seconds',
    defaultMessage: '{value} с',
  }),
  minutes: defineMessage<{ value: string }>({
    id: 'parserDetail.minutes',
    defaultMessage: '{value} мин',
  }),
  ofMedian: defineMessage<{ value: string; median: string }>({
    id: 'parserDetail.ofMedian',
    defaultMessage: '{value} при медиане {median}',
  }),
  noRuns: { id: 'parserDetail.runs.none', defaultMessage: 'Запусков ещё не было' },

  fieldsTitle: {
    id: 'parserDetail.fields.title',
    defaultMessage: 'Доля замеров дня, в которых поле прочитано',
  },
  fieldsNote: {
    id: 'parserDetail.fields.note',
    defaultMessage: 'Внезапно побледневшая строка — сломанный селектор. Штриховка — дня нет.',
  },
  fieldShare: { id: 'parserDetail.fields.share', defaultMessage: 'Прочитано' },
  noFields: { id: 'parserDetail.fields.none', defaultMessage: 'Замеров ещё нет' },

  breach: { id: 'parserDetail.breach', defaultMessage: 'Что не так' },
  viewsFell: { id: 'parserDetail.breach.viewsFell', defaultMessage: 'Просмотры упали' },
  reset: { id: 'parserDetail.breach.reset', defaultMessage: 'Счётчик сброшен' },
  jump: { id: 'parserDetail.breach.jump', defaultMessage: 'Скачок больше чем в 10 раз' },
  shortList: { id: 'parserDetail.breach.shortList', defaultMessage: 'Список короче обычного' },
  invisibleTitle: {
    id: 'parserDetail.breach.invisibleTitle',
    defaultMessage: 'Название не видно',
  },
  day: { id: 'parserDetail.day', defaultMessage: 'День' },
  cases: { id: 'parserDetail.cases', defaultMessage: 'Случаев' },
  sample: { id: 'parserDetail.sample', defaultMessage: 'Например' },
  change: { id: 'parserDetail.change', defaultMessage: 'Было и стало' },
  noBreaches: {
    id: 'parserDetail.breaches.none',
    defaultMessage: 'За последние 14 дней невозможных значений нет',
  },

  reason: { id: 'parserDetail.reason', defaultMessage: 'Причина' },
  file: { id: 'parserDetail.file', defaultMessage: 'Файл' },
  column: { id: 'parserDetail.column', defaultMessage: 'Столбец' },
  line: { id: 'parserDetail.line', defaultMessage: 'Строка' },
  value: { id: 'parserDetail.value', defaultMessage: 'Значение' },
  lastAt: { id: 'parserDetail.lastAt', defaultMessage: 'В последний раз' },
  noErrors: {
    id: 'parserDetail.errors.none',
    defaultMessage: 'Отклонённых загрузок этого портала нет',
  },
});
