import { defineMessage, defineMessages } from 'react-intl';

export const trendsMessages = defineMessages({
  lead: defineMessage<{ list: string; entered: number; left: number; turnover: string }>({
    id: 'portalTrends.lead',
    defaultMessage:
      'За последний день данных в список «{list}» {entered, plural, =0 {не вошло ни одной книги} one {вошла # книга} few {вошли # книги} many {вошло # книг} other {вошло # книги}}, ушло {left, number}. Оборот {turnover}.',
  }),
  leadFirst: {
    id: 'portalTrends.leadFirst',
    defaultMessage: 'Снят первый день: движение появится со вторым.',
  },
  books: { id: 'portalTrends.kpi.books', defaultMessage: 'Книг под наблюдением' },
  new_books: { id: 'portalTrends.kpi.newBooks', defaultMessage: 'Новых за 7 дней' },
  finished_share: { id: 'portalTrends.kpi.finishedShare', defaultMessage: 'Завершённых' },
  median_price: { id: 'portalTrends.kpi.medianPrice', defaultMessage: 'Медианная цена' },
  turnover: { id: 'portalTrends.kpi.turnover', defaultMessage: 'Оборот списка' },
  gain_views: { id: 'portalTrends.kpi.gainViews', defaultMessage: 'Просмотры за день' },
  gain_likes: { id: 'portalTrends.kpi.gainLikes', defaultMessage: 'Лайки за день' },
  gain_library: { id: 'portalTrends.kpi.gainLibrary', defaultMessage: 'Добавления за день' },
  gain_rating_count: { id: 'portalTrends.kpi.gainRatings', defaultMessage: 'Оценки за день' },
  before: defineMessage<{ value: string }>({
    id: 'portalTrends.kpi.before',
    defaultMessage: 'Было {value}',
  }),
  sampled: defineMessage<{ n: number }>({
    id: 'portalTrends.kpi.sample',
    defaultMessage:
      '{n, plural, one {по # книге} few {по # книгам} many {по # книгам} other {по # книги}}',
  }),
  spark: defineMessage<{ name: string }>({
    id: 'portalTrends.kpi.spark',
    defaultMessage: '{name} по дням',
  }),
  flow: defineMessage<{ list: string }>({
    id: 'portalTrends.flow',
    defaultMessage: 'Кто входит в список «{list}» и кто уходит',
  }),
  flowNote: {
    id: 'portalTrends.flow.note',
    defaultMessage:
      'Книги, которых не было в списке в предыдущий снятый день, и книги, которых в нём больше нет.',
  },
  entered: { id: 'portalTrends.flow.entered', defaultMessage: 'Вошли' },
  left: { id: 'portalTrends.flow.left', defaultMessage: 'Ушли' },
  risers: { id: 'portalTrends.risers', defaultMessage: 'Поднялись' },
  fallers: { id: 'portalTrends.fallers', defaultMessage: 'Опустились' },
  newcomers: { id: 'portalTrends.newcomers', defaultMessage: 'Вошли в список' },
  lists: { id: 'portalTrends.lists', defaultMessage: 'Списки портала' },
  genre: { id: 'portalTrends.genre', defaultMessage: 'Жанр' },
  list: { id: 'portalTrends.list', defaultMessage: 'Список' },
  listLead: defineMessage<{ day: string; compare: string }>({
    id: 'portalTrends.list.lead',
    defaultMessage: 'Данные за {day}, в сравнении с {compare}',
  }),
  listLeadFirst: defineMessage<{ day: string }>({
    id: 'portalTrends.list.leadFirst',
    defaultMessage: 'Данные за {day}, первый снятый день',
  }),
  pages: { id: 'portalTrends.pages', defaultMessage: 'Разделы портала' },
  emptyTitle: { id: 'portalTrends.empty', defaultMessage: 'Данных портала пока нет' },
  emptyHelp: {
    id: 'portalTrends.empty.help',
    defaultMessage: 'Загрузите снимок: npm run litometr -- import папка-снимка.',
  },
});
