import { defineMessage, defineMessages } from 'react-intl';

/**
 * Titles and descriptions for search engines and shared links, used before the data load; no view
 * uses them.
 */
export const seoMessages = defineMessages({
  home: {
    id: 'seo.home',
    defaultMessage:
      'Что движется на шести книжных порталах: топы, бестселлеры, жанры, теги, авторы и книги по дням.',
  },
  about: {
    id: 'seo.about',
    defaultMessage:
      'Как Литометр считает места, приросты и перевесы, откуда данные и на каких условиях.',
  },
  portals: {
    id: 'seo.portals',
    defaultMessage:
      'Литнет, Литмаркет, Литрес, Автор.Тудей, Литгород и Букривер: что известно о каждом.',
  },
  trends: defineMessage<{ portal: string }>({
    id: 'seo.trends',
    defaultMessage: '{portal}: что вошло в топы и вышло из них, рост жанров и тегов, цены по дням.',
  }),
  portalPage: defineMessage<{ page: string; portal: string }>({
    id: 'seo.portalPage',
    defaultMessage: '{page}, {portal}: места, приросты и сравнение по дням.',
  }),
  tag: defineMessage<{ portal: string }>({
    id: 'seo.tag',
    defaultMessage: 'Тег на портале {portal}: книги, авторы, доля в топах и соседние теги.',
  }),
  author: {
    id: 'seo.author',
    defaultMessage: 'Книги автора, места в топах, приросты и темп выхода частей.',
  },
  book: {
    id: 'seo.book',
    defaultMessage:
      'Место книги во всех списках по дням, приросты, цена, объём и журнал изменений.',
  },
});
