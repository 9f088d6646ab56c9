import { defineMessage, defineMessages } from 'react-intl';

export const groupKpiMessages = defineMessages({
  compared: { id: 'groupKpi.compared', defaultMessage: 'к периоду сравнения' },
  ofAuthors: defineMessage<{ count: number }>({
    id: 'groupKpi.ofAuthors',
    defaultMessage:
      'у {count, plural, one {# автора} few {# авторов} many {# авторов} other {# автора}}',
  }),
  active: { id: 'groupKpi.active', defaultMessage: 'Активных книг, в среднем' },
  newBooks: { id: 'groupKpi.newBooks', defaultMessage: 'Новых за 30 дней' },
  before: { id: 'groupKpi.before', defaultMessage: 'к 30 дням до них' },
  gain: { id: 'groupKpi.gain', defaultMessage: 'Прирост за период' },
  topShare: { id: 'groupKpi.topShare', defaultMessage: 'Доля мест в топе' },
  perNew: { id: 'groupKpi.perNew', defaultMessage: 'На новинку в день' },
  newSample: defineMessage<{ low: string; high: string; count: number }>({
    id: 'groupKpi.newSample',
    defaultMessage:
      '95 %: {low}–{high}, {count, plural, one {# новинка} few {# новинки} many {# новинок} other {# новинки}} за 60 дней',
  }),
  momentumOf: { id: 'groupKpi.momentumOf', defaultMessage: 'медиана книг, из 100' },
});
