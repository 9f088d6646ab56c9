import { defineMessages } from 'react-intl';

/** Short names of the sections of long pages, for the bar that leads to them. */
export const sectionMessages = defineMessages({
  onThisPage: { id: 'sections.onThisPage', defaultMessage: 'На этой странице' },
  figures: { id: 'sections.figures', defaultMessage: 'Показатели' },
  ranks: { id: 'sections.ranks', defaultMessage: 'Места' },
  growth: { id: 'sections.growth', defaultMessage: 'Рост' },
  readers: { id: 'sections.readers', defaultMessage: 'Читатели' },
  terms: { id: 'sections.terms', defaultMessage: 'Объём и цена' },
  prices: { id: 'sections.prices', defaultMessage: 'Смена цены' },
  portals: { id: 'sections.portals', defaultMessage: 'Другие порталы' },
  journal: { id: 'sections.journal', defaultMessage: 'Журнал' },
  life: { id: 'sections.life', defaultMessage: 'Жизнь книг' },
  rhythm: { id: 'sections.rhythm', defaultMessage: 'Ритм' },
  books: { id: 'sections.books', defaultMessage: 'Книги' },
  similar: { id: 'sections.similar', defaultMessage: 'Похожие' },
  map: { id: 'sections.map', defaultMessage: 'Карта' },
  table: { id: 'sections.table', defaultMessage: 'Все жанры' },
  seasons: { id: 'sections.seasons', defaultMessage: 'По месяцам' },
  spreads: { id: 'sections.spreads', defaultMessage: 'Цены и объём' },
  mix: { id: 'sections.mix', defaultMessage: 'Состав' },
  overlap: { id: 'sections.overlap', defaultMessage: 'Пересечения' },
});
