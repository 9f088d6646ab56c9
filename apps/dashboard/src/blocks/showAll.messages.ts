import { defineMessage, defineMessages } from 'react-intl';

export const showAllMessages = defineMessages({
  shown: defineMessage<{ shown: number; count: number }>({
    id: 'charts.shown',
    defaultMessage: 'Показано {shown, number} из {count, number}.',
  }),
  all: defineMessage<{ count: number }>({
    id: 'charts.showAll',
    defaultMessage: 'Показать все ({count, number})',
  }),
  fewer: { id: 'charts.showFewer', defaultMessage: 'Показать меньше' },
});
