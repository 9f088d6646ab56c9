import { defineMessage, defineMessages } from 'react-intl';

export const groupMessages = defineMessages({
  genresTitle: { id: 'groups.genres.title', defaultMessage: 'Жанровая статистика' },
  tagsTitle: { id: 'groups.tags.title', defaultMessage: 'Анализ по тегам' },
  genresLead: defineMessage<{ count: number }>({
    id: 'groups.genres.lead',
    defaultMessage:
      'На портале {count, plural, one {# жанр} few {# жанра} many {# жанров} other {# жанра}} с книгами под наблюдением.',
  }),
  tagsLead: defineMessage<{ count: number }>({
    id: 'groups.tags.lead',
    defaultMessage:
      'На портале {count, plural, one {# тег} few {# тега} many {# тегов} other {# тега}} с книгами под наблюдением.',
  }),
  found: defineMessage<{ q: string; count: number }>({
    id: 'groups.found',
    defaultMessage: 'По запросу «{q}» найдено: {count, number}.',
  }),
  searchGenre: { id: 'groups.search.genre', defaultMessage: 'Найти жанр' },
  searchTag: { id: 'groups.search.tag', defaultMessage: 'Найти тег' },
  noReading: {
    id: 'groups.noReading',
    defaultMessage: 'Нет книг с замерами на обоих концах недели',
  },
  noPrice: { id: 'groups.noPrice', defaultMessage: 'Нет книг с ценой' },
  noStatus: { id: 'groups.noStatus', defaultMessage: 'Портал не показывает статус книг' },
});
