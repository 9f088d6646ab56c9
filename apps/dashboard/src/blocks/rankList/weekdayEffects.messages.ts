import { defineMessage, defineMessages } from 'react-intl';

export const weekdayMessages = defineMessages({
  weekdays: {
    id: 'rankLists.weekdays',
    defaultMessage: 'Прирост после новой главы по дням недели',
  },
  weekdaysLead: defineMessage<{ day: string; times: string }>({
    id: 'rankLists.weekdays.lead',
    defaultMessage: 'День главы с наибольшим приростом — {day}: ×{times} к обычной главе',
  }),
  weekdaysEven: {
    id: 'rankLists.weekdays.even',
    defaultMessage: 'В какой день недели вышла глава, на приросте не заметно',
  },
  weekdaysNote: defineMessage<{ metric: string }>({
    id: 'rankLists.weekdays.note',
    defaultMessage:
      '{metric}: прирост за день главы и следующий, за 90 дней; ×1 — в среднем по дням недели, в которые выходят главы той же книги. Интервалы верны для всех семи дней сразу с вероятностью 95 %.',
  }),
  weekdaysFew: {
    id: 'rankLists.weekdays.few',
    defaultMessage: 'Мало глав с известным приростом',
  },
  weekdaysFewHelp: {
    id: 'rankLists.weekdays.fewHelp',
    defaultMessage:
      'Нужно восемь книг списка, у каждой от пяти глав за 90 дней, и прирост за каждый день.',
  },
  weekdaysRounded: {
    id: 'rankLists.weekdays.rounded',
    defaultMessage: 'Портал округляет свой главный счётчик или не публикует его',
  },
  weekdaysRoundedHelp: {
    id: 'rankLists.weekdays.roundedHelp',
    defaultMessage: 'Прирост за один день по такому счётчику не виден.',
  },
  weekdayRatio: { id: 'rankLists.weekdays.ratio', defaultMessage: 'К обычной главе' },
  weekdayCertain: {
    id: 'rankLists.weekdays.certain',
    defaultMessage: 'отличается от обычной',
  },
  weekdayChance: {
    id: 'rankLists.weekdays.chance',
    defaultMessage: 'разница в пределах случайной',
  },
});
