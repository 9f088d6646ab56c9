import { defineMessage, defineMessages } from 'react-intl';

export const rankListMessages = defineMessages({
  bestsellersTitle: { id: 'rankLists.bestsellers.title', defaultMessage: 'Бестселлеры' },
  globalTopTitle: { id: 'rankLists.globalTop.title', defaultMessage: 'Топ 100' },
  genreTopsTitle: { id: 'rankLists.genreTops.title', defaultMessage: 'ТОП по жанрам' },
  lead: defineMessage<{ day: string; entered: number; up: string; down: string }>({
    id: 'rankLists.lead',
    defaultMessage:
      'С {day} в список {entered, plural, =0 {не вошло ни одной книги} one {вошла # книга} few {вошли # книги} many {вошло # книг} other {вошло # книги}}, поднялись {up}, опустились {down}.',
  }),
  leadFirst: {
    id: 'rankLists.leadFirst',
    defaultMessage: 'Первый снятый день списка: сравнивать пока не с чем.',
  },
  tableLabel: defineMessage<{ list: string }>({
    id: 'rankLists.table',
    defaultMessage: 'Места в списке «{list}»',
  }),
  day: { id: 'rankLists.day', defaultMessage: 'День' },
  genre: { id: 'rankLists.genre', defaultMessage: 'Жанр' },
  period: { id: 'rankLists.period', defaultMessage: 'Период' },
  leftTitle: { id: 'rankLists.left', defaultMessage: 'Кто ушёл' },
  leftLead: defineMessage<{ day: string }>({
    id: 'rankLists.left.lead',
    defaultMessage: 'Стояли в списке {day}, теперь вне его',
  }),
  bumpTitle: defineMessage<{ days: number }>({
    id: 'rankLists.bump',
    defaultMessage:
      'Путь первой десятки за {days, plural, one {# день} few {# дня} many {# дней} other {# дня}} данных',
  }),
  bumpNote: {
    id: 'rankLists.bump.note',
    defaultMessage:
      'Места на снятые дни. Дни без снимка заштрихованы и не соединяются; книга вне списка в этот день не рисуется.',
  },
  spark: defineMessage<{ title: string }>({
    id: 'rankLists.spark',
    defaultMessage: 'Место книги «{title}» по дням',
  }),
  emptyTitle: { id: 'rankLists.empty', defaultMessage: 'В списке нет книг' },
  emptyHelp: {
    id: 'rankLists.empty.help',
    defaultMessage: 'За этот день список снят пустым. Выберите другой день.',
  },
  top: defineMessage<{ count: string }>({ id: 'rankLists.top', defaultMessage: 'Первые {count}' }),
});
