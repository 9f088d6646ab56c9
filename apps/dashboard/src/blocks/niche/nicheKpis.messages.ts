import { defineMessage, defineMessages } from 'react-intl';

export const nicheKpiMessages = defineMessages({
  compared: { id: 'nicheKpi.compared', defaultMessage: 'к периоду сравнения' },
  ofAuthors: defineMessage<{ count: number }>({
    id: 'nicheKpi.ofAuthors',
    defaultMessage:
      'у {count, plural, one {# автора} few {# авторов} many {# авторов} other {# автора}}',
  }),
  active: { id: 'nicheKpi.active', defaultMessage: 'Активных книг, в среднем' },
  newBooks: { id: 'nicheKpi.newBooks', defaultMessage: 'Новых за 30 дней' },
  before: { id: 'nicheKpi.before', defaultMessage: 'к 30 дням до них' },
  gain: { id: 'nicheKpi.gain', defaultMessage: 'Прирост за период' },
  topShare: { id: 'nicheKpi.topShare', defaultMessage: 'Доля мест в топе' },
  perNew: { id: 'nicheKpi.perNew', defaultMessage: 'На новинку в день' },
  newSample: defineMessage<{ low: string; high: string; count: number }>({
    id: 'nicheKpi.newSample',
    defaultMessage:
      '95 %: {low}–{high}, {count, plural, one {# новинка} few {# новинки} many {# новинок} other {# новинки}} за 60 дней',
  }),
  momentumOf: { id: 'nicheKpi.momentumOf', defaultMessage: 'медиана книг, из 100' },
});
