import { defineMessage, defineMessages } from 'react-intl';

/** Messages of the pagination below a table, loaded with it. */
export const tablePagesMessages = defineMessages({
  size: { id: 'block.pages.size', defaultMessage: 'Строк на странице' },
  pastEnd: defineMessage<{ page: string }>({
    id: 'block.pages.pastEnd',
    defaultMessage: 'Страницы {page} в этом списке нет',
  }),
  pastEndHelp: defineMessage<{ count: number }>({
    id: 'block.pages.pastEnd.help',
    defaultMessage:
      'В нём {count, plural, one {# страница} few {# страницы} many {# страниц} other {# страницы}}.',
  }),
  lastPage: { id: 'block.pages.last', defaultMessage: 'Открыть последнюю страницу' },
});
