import { defineMessage } from 'react-intl';

export const largestGainMessage = defineMessage<{ gain: string; day: string }>({
  id: 'charts.largestGain',
  defaultMessage: 'Больше всего за день: {gain}, {day}',
});
