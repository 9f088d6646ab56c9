import { defineMessage, defineMessages } from 'react-intl';

export const bookCompareMessages = defineMessages({
  title: { id: 'book.compare', defaultMessage: 'Рядом с другими' },
  end: { id: 'book.compare.end', defaultMessage: 'Закончить сравнение' },
  gains: defineMessage<{ metric: string }>({
    id: 'book.compare.gains',
    defaultMessage: 'Прирост в день: {metric}',
  }),
  gainsNote: {
    id: 'book.compare.gainsNote',
    defaultMessage: 'Разность соседних замеров, делённая на дни между ними.',
  },
});
