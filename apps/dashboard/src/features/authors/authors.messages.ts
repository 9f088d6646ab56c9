import { defineMessage, defineMessages } from 'react-intl';

export const authorsMessages = defineMessages({
  title: { id: 'authors.title', defaultMessage: 'Список авторов' },
  lead: defineMessage<{ count: number }>({
    id: 'authors.lead',
    defaultMessage:
      '{count, plural, =0 {Ни одного автора не найдено} one {# автор} few {# автора} many {# авторов} other {# автора}}.',
  }),
  search: { id: 'authors.search', defaultMessage: 'Найти автора' },
  noReading: {
    id: 'authors.noReading',
    defaultMessage: 'Нет книг с замерами на обоих концах недели',
  },
});
