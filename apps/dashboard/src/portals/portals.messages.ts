import type { PortalSlug } from '@litometr/domain';
import { defineMessages, type MessageDescriptor } from 'react-intl';

/** Names of the portals. */
export const portalNames: Readonly<Record<PortalSlug, MessageDescriptor>> = defineMessages({
  litnet: { id: 'portal.litnet', defaultMessage: 'Литнет' },
  litmarket: { id: 'portal.litmarket', defaultMessage: 'Литмаркет' },
  litres: { id: 'portal.litres', defaultMessage: 'Литрес' },
  authortoday: { id: 'portal.authortoday', defaultMessage: 'Автор.Тудей' },
  litgorod: { id: 'portal.litgorod', defaultMessage: 'Литгород' },
  bookriver: { id: 'portal.bookriver', defaultMessage: 'Букривер' },
});

/** Names of a portal's pages. */
export const portalMessages = defineMessages({
  tagStats: { id: 'portal.page.tagStats', defaultMessage: 'Анализ по тегам' },
  detailedTrends: { id: 'portal.page.detailedTrends', defaultMessage: 'Детальные тренды' },
  bestsellers: { id: 'portal.page.bestsellers', defaultMessage: 'Бестселлеры' },
  globalTop: { id: 'portal.page.globalTop', defaultMessage: 'Топ 100' },
  genreTops: { id: 'portal.page.genreTops', defaultMessage: 'ТОП по жанрам' },
  genreStats: { id: 'portal.page.genreStats', defaultMessage: 'Жанровая статистика' },
  books: { id: 'portal.page.books', defaultMessage: 'Каталог книг' },
  authors: { id: 'portal.page.authors', defaultMessage: 'Список авторов' },
});
