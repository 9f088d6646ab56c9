import { defineMessage, defineMessages } from 'react-intl';

export const detailedTrendsMessages = defineMessages({
  title: { id: 'trends.title', defaultMessage: 'Детальные тренды' },
  lead: defineMessage<{ name: string; total: string }>({
    id: 'trends.lead',
    defaultMessage: 'Больше всего за период набрал разрез «{name}»: {total}',
  }),
  metric: { id: 'trends.metric', defaultMessage: 'Показатель' },
  by: { id: 'trends.by', defaultMessage: 'Разрез' },
  days: { id: 'trends.days', defaultMessage: 'Период' },
  daysOption: defineMessage<{ days: number }>({
    id: 'trends.days.option',
    defaultMessage: '{days, plural, one {# день} few {# дня} many {# дней} other {# дня}}',
  }),
  genre: { id: 'trends.by.genre', defaultMessage: 'Жанр' },
  status: { id: 'trends.by.status', defaultMessage: 'Статус' },
  access: { id: 'trends.by.access', defaultMessage: 'Доступ' },
  form: { id: 'trends.by.form', defaultMessage: 'Форма' },
  chart: defineMessage<{ metric: string; from: string; to: string }>({
    id: 'trends.chart',
    defaultMessage: '{metric}: прирост по дням, {from} — {to}',
  }),
  note: {
    id: 'trends.note',
    defaultMessage:
      'Сумма прироста книг, прочитанных в этот и в предыдущий день. Двенадцать самых больших групп. Прирост за пропуск дней не раскладывается по дням.',
  },
  emptyTitle: { id: 'trends.empty', defaultMessage: 'За этот период замеров нет' },
  emptyHelp: {
    id: 'trends.empty.help',
    defaultMessage: 'Прирост появляется со второго дня замеров. Выберите период длиннее.',
  },
});
