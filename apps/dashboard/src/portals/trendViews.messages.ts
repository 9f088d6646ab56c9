import { defineMessages } from 'react-intl';

/** Names of the views of a portal's trends page. */
export const trendViewNames = defineMessages({
  overview: { id: 'portalTrends.view.overview', defaultMessage: 'Обзор' },
  movement: { id: 'portalTrends.view.movement', defaultMessage: 'Движение' },
  genres: { id: 'portalTrends.view.genres', defaultMessage: 'Жанры' },
  tags: { id: 'portalTrends.view.tags', defaultMessage: 'Теги' },
  authors: { id: 'portalTrends.view.authors', defaultMessage: 'Авторы' },
  prices: { id: 'portalTrends.view.prices', defaultMessage: 'Цены' },
});
