import { defineMessage, defineMessages } from 'react-intl';

/** Messages of opened tools; not part of the entry bundle. */
export const openedMessages = defineMessages({
  searchHint: { id: 'tools.search.hint', defaultMessage: 'Книга, автор, тег, жанр или раздел' },
  searchStart: {
    id: 'tools.search.start',
    defaultMessage: 'Введите хотя бы две буквы: подойдут опечатка, транслит и другая раскладка.',
  },
  searchNone: defineMessage<{ q: string }>({
    id: 'tools.search.none',
    defaultMessage: 'По запросу «{q}» ничего не найдено.',
  }),
  searchFound: defineMessage<{ count: number }>({
    id: 'tools.search.found',
    defaultMessage:
      '{count, plural, one {Найден # результат} few {Найдено # результата} many {Найдено # результатов} other {Найдено # результата}}',
  }),
  searchLoading: { id: 'tools.search.loading', defaultMessage: 'Идёт поиск' },
  searchFailed: { id: 'tools.search.failed', defaultMessage: 'Поиск не ответил' },
  books: { id: 'tools.books', defaultMessage: 'Книги' },
  authors: { id: 'tools.authors', defaultMessage: 'Авторы' },
  tags: { id: 'tools.tags', defaultMessage: 'Теги' },
  genres: { id: 'tools.genres', defaultMessage: 'Жанры' },
  pages: { id: 'tools.pages', defaultMessage: 'Разделы' },
  ofPortal: defineMessage<{ portal: string; books: number }>({
    id: 'tools.ofPortal',
    defaultMessage:
      '{portal}, {books, plural, one {# книга} few {# книги} many {# книг} other {# книги}}',
  }),
  keyMove: { id: 'tools.key.move', defaultMessage: 'выбрать' },
  keyOpen: { id: 'tools.key.open', defaultMessage: 'открыть' },
  keyClose: { id: 'tools.key.close', defaultMessage: 'закрыть' },
  help: { id: 'tools.help', defaultMessage: 'Клавиши' },
  helpPalette: { id: 'tools.help.palette', defaultMessage: 'Найти книгу, автора, тег или раздел' },
  helpFilter: { id: 'tools.help.filter', defaultMessage: 'Перейти к поиску на странице' },
  helpPeriod: { id: 'tools.help.period', defaultMessage: 'Открыть период, где он есть' },
  helpCompare: { id: 'tools.help.compare', defaultMessage: 'Сравнить отмеченные книги' },
  helpTheme: { id: 'tools.help.theme', defaultMessage: 'Сменить тему' },
  helpEscape: { id: 'tools.help.escape', defaultMessage: 'Снять последний фильтр' },
  helpChart: { id: 'tools.help.chart', defaultMessage: 'В графике: перейти к следующему значению' },
  helpSheet: { id: 'tools.help.sheet', defaultMessage: 'Показать эту подсказку' },
  compare: { id: 'tools.compare', defaultMessage: 'Сравнение книг' },
});
