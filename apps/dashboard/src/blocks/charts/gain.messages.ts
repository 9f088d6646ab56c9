import { defineMessage, defineMessages } from 'react-intl';

export const gainMessages = defineMessages({
  largestGain: defineMessage<{ gain: string; day: string }>({
    id: 'charts.largestGain',
    defaultMessage: 'Больше всего за день: {gain}, {day}',
  }),
  equalDays: defineMessage<{ count: number }>({
    id: 'charts.equalDays',
    defaultMessage: 'таких дней {count, number}',
  }),
  gained: { id: 'charts.gained', defaultMessage: 'Прибавилось' },
  lost: { id: 'charts.lost', defaultMessage: 'Убыло' },
});
