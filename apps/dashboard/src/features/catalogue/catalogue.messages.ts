import { defineMessage, defineMessages } from 'react-intl';

export const catalogueMessages = defineMessages({
  title: { id: 'catalogue.title', defaultMessage: 'Каталог книг' },
  lead: defineMessage<{ count: number }>({
    id: 'catalogue.lead',
    defaultMessage:
      '{count, plural, =0 {Ни одна книга не подходит} one {Подходит # книга} few {Подходят # книги} many {Подходит # книг} other {Подходит # книги}}.',
  }),
  search: { id: 'catalogue.search', defaultMessage: 'Название, автор или цикл' },
  status: { id: 'catalogue.status', defaultMessage: 'Статус' },
  access: { id: 'catalogue.access', defaultMessage: 'Доступ' },
  any: { id: 'catalogue.any', defaultMessage: 'Любой' },
  filters: { id: 'catalogue.filters', defaultMessage: 'Выбранные фильтры' },
  genre: defineMessage<{ name: string }>({
    id: 'catalogue.filter.genre',
    defaultMessage: 'Жанр: {name}',
  }),
  query: defineMessage<{ q: string }>({
    id: 'catalogue.filter.query',
    defaultMessage: 'Поиск: {q}',
  }),
  emptyHelp: {
    id: 'catalogue.empty.help',
    defaultMessage: 'Ни одна книга не подходит под все фильтры сразу. Снимите часть из них.',
  },
});
