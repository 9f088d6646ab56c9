import { defineMessage, defineMessages } from 'react-intl';

export const otherPortalsMessages = defineMessages({
  title: { id: 'book.elsewhere', defaultMessage: 'На других порталах' },
  found: defineMessage<{ portals: string; certain: string }>({
    id: 'book.elsewhere.found',
    defaultMessage:
      '{certain, select, yes {Книга есть и на других порталах: {portals}} other {Возможно, книга есть и на других порталах: {portals}}}',
  }),
  lead: {
    id: 'book.elsewhere.lead',
    defaultMessage:
      'Общего номера книги у порталов нет: сравниваются название и имя автора, без учёта регистра, знаков препинания, ё и порядка слов в имени.',
  },
  empty: {
    id: 'book.elsewhere.empty',
    defaultMessage: 'Книги с тем же названием и автором на других порталах нет',
  },
  perhapsSame: { id: 'book.elsewhere.perhaps', defaultMessage: 'возможно та же книга' },
  open: { id: 'book.elsewhere.open', defaultMessage: 'Открыть' },
});
