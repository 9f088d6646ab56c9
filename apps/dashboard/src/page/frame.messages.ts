import { defineMessage, defineMessages } from 'react-intl';

/** What every page may say of itself as a whole: part of the entry, as the rest of a page's words is not. */
export const frameMessages = defineMessages({
  product: { id: 'page.product', defaultMessage: 'Литометр' },
  titled: defineMessage<{ page: string }>({
    id: 'page.titled',
    defaultMessage: '{page} · Литометр',
  }),
  crashTitle: { id: 'page.crash', defaultMessage: 'Страница не открылась' },
  crashHelp: {
    id: 'page.crash.help',
    defaultMessage: 'Часть страницы не загрузилась. Попробуйте ещё раз или обновите страницу.',
  },
  crashRetry: { id: 'page.crash.retry', defaultMessage: 'Попробовать ещё раз' },
});
