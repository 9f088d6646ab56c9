import { defineMessage, defineMessages } from 'react-intl';

export const pageMessages = defineMessages({
  product: { id: 'page.product', defaultMessage: 'Литометр' },
  titled: defineMessage<{ page: string }>({
    id: 'page.titled',
    defaultMessage: '{page} · Литометр',
  }),
  portalPage: defineMessage<{ page: string; portal: string }>({
    id: 'page.portalPage',
    defaultMessage: '{page}: {portal}',
  }),
  failedOffline: { id: 'page.failed.offline', defaultMessage: 'Нет связи с сервером' },
  failedOfflineHelp: {
    id: 'page.failed.offline.help',
    defaultMessage: 'Проверьте подключение к сети и повторите.',
  },
  failedTimeout: { id: 'page.failed.timeout', defaultMessage: 'Сервер не ответил вовремя' },
  failedTimeoutHelp: {
    id: 'page.failed.timeout.help',
    defaultMessage: 'Ответ занял больше 10 секунд. Повторите или сузьте период.',
  },
  failedNotFound: { id: 'page.failed.notFound', defaultMessage: 'Данных пока нет' },
  failedNotFoundHelp: {
    id: 'page.failed.notFound.help',
    defaultMessage: 'Этот раздел появится, когда будет загружен снимок портала с такими данными.',
  },
  failedRefused: { id: 'page.failed.refused', defaultMessage: 'Запрос не принят' },
  failedRefusedHelp: {
    id: 'page.failed.refused.help',
    defaultMessage: 'Вероятно, в адресе страницы неверный параметр. Сбросьте фильтры.',
  },
  failedServer: { id: 'page.failed.server', defaultMessage: 'Не удалось загрузить данные' },
  failedServerHelp: {
    id: 'page.failed.server.help',
    defaultMessage: 'Сервер ответил ошибкой. Повторите позже.',
  },
  failedContract: { id: 'page.failed.contract', defaultMessage: 'Ответ сервера не распознан' },
  failedContractHelp: {
    id: 'page.failed.contract.help',
    defaultMessage: 'Похоже, вышла новая версия. Обновите страницу.',
  },
  staleNotice: {
    id: 'page.stale',
    defaultMessage: 'Обновить не удалось, показаны прежние данные.',
  },
  retry: { id: 'page.retry', defaultMessage: 'Повторить' },
  method: { id: 'page.method', defaultMessage: 'методика' },
  emptyTitle: { id: 'page.empty', defaultMessage: 'Ничего не найдено' },
  resetFilters: { id: 'page.resetFilters', defaultMessage: 'Сбросить фильтры' },
  chartLoading: { id: 'page.chartLoading', defaultMessage: 'График загружается' },
  crashTitle: { id: 'page.crash', defaultMessage: 'Страница не открылась' },
  crashHelp: {
    id: 'page.crash.help',
    defaultMessage: 'Её часть не загрузилась. Обновите страницу, остальные разделы работают.',
  },
  reload: { id: 'page.reload', defaultMessage: 'Обновить страницу' },
});
