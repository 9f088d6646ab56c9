import { defineMessages } from 'react-intl';

export const toolsMessages = defineMessages({
  search: { id: 'tools.search', defaultMessage: 'Поиск' },
  toolsFailed: {
    id: 'tools.failed',
    defaultMessage: 'Эта часть страницы не загрузилась. Проверьте соединение и попробуйте ещё раз.',
  },
  compareFew: {
    id: 'tools.compare.few',
    defaultMessage: 'Отметьте в таблицах хотя бы две книги знаком «+», и они встанут рядом.',
  },
  offline: {
    id: 'tools.offline',
    defaultMessage: 'Нет сети. На экране остаётся то, что уже загружено.',
  },
});
