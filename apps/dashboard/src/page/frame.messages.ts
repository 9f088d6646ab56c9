import { defineMessage, defineMessages } from 'react-intl';

/**
 * Messages that every page may need; part of the entry bundle, unlike the other messages of a page.
 */
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
