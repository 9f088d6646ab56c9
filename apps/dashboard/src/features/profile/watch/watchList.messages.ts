import { defineMessage, defineMessages } from 'react-intl';

export const watchListMessages = defineMessages({
  title: { id: 'watchList.title', defaultMessage: 'Что я отслеживаю' },
  lead: defineMessage<{ count: number; limit: number }>({
    id: 'watchList.lead',
    defaultMessage: '{count, number} из {limit, number}. Перемены за последний день данных.',
  }),
  makeRoom: {
    id: 'watchList.makeRoom',
    defaultMessage:
      'Уберите то, за чем больше не следите: новое не добавится, когда места кончатся.',
  },
  kinds: { id: 'watchList.kinds', defaultMessage: 'Что показать' },
  all: { id: 'watchList.kind.all', defaultMessage: 'Всё' },
  book: { id: 'watchList.kind.book', defaultMessage: 'Книги' },
  author: { id: 'watchList.kind.author', defaultMessage: 'Авторы' },
  tag: { id: 'watchList.kind.tag', defaultMessage: 'Теги' },
  genre: { id: 'watchList.kind.genre', defaultMessage: 'Жанры' },
  name: { id: 'watchList.name', defaultMessage: 'Название' },
  change: { id: 'watchList.change', defaultMessage: 'Что изменилось' },
  still: { id: 'watchList.still', defaultMessage: 'Без перемен' },
  gone: { id: 'watchList.gone', defaultMessage: 'В данных этого больше нет' },
  day: { id: 'watchList.day', defaultMessage: 'День данных' },
  remove: defineMessage<{ name: string }>({
    id: 'watchList.remove',
    defaultMessage: 'Больше не следить: {name}',
  }),
  actions: { id: 'watchList.actions', defaultMessage: 'Действия' },
  removed: defineMessage<{ name: string }>({
    id: 'watchList.removed',
    defaultMessage: 'Вы больше не следите: {name}',
  }),
  undo: { id: 'watchList.undo', defaultMessage: 'Вернуть' },
  unnamed: defineMessage<{ id: number }>({
    id: 'watchList.unnamed',
    defaultMessage: '№ {id}',
  }),
  empty: { id: 'watchList.empty', defaultMessage: 'Пока ничего' },
  emptyHelp: {
    id: 'watchList.empty.help',
    defaultMessage:
      'Нажмите звезду у книги, автора, тега или жанра, или вставьте ссылки на страницы порталов.',
  },
  emptyKind: { id: 'watchList.emptyKind', defaultMessage: 'Такого в списке нет' },
  showAll: { id: 'watchList.showAll', defaultMessage: 'Показать всё' },
  add: { id: 'watchList.add', defaultMessage: 'Добавить ссылками' },
  addTitle: { id: 'watchList.add.title', defaultMessage: 'Добавить ссылками' },
  links: { id: 'watchList.links', defaultMessage: 'Ссылки' },
  linksHelp: {
    id: 'watchList.links.help',
    defaultMessage:
      'По одной в строке, до 1000: страницы книг, авторов и тегов шести порталов или этого сайта.',
  },
  linksRequired: { id: 'watchList.links.required', defaultMessage: 'Вставьте хотя бы одну ссылку' },
  send: { id: 'watchList.links.send', defaultMessage: 'Добавить' },
  close: { id: 'watchList.close', defaultMessage: 'Закрыть' },
  more: { id: 'watchList.more', defaultMessage: 'Добавить ещё' },
  csvIn: { id: 'watchList.csvIn', defaultMessage: 'Загрузить CSV' },
  csvOut: { id: 'watchList.csvOut', defaultMessage: 'Скачать CSV' },
  csvFailed: { id: 'watchList.csvFailed', defaultMessage: 'Файл не прочитан' },
  tooLong: defineMessage<{ most: number }>({
    id: 'watchList.tooLong',
    defaultMessage: 'Слишком много: не больше {most, number} знаков за раз.',
  }),
  notSaved: { id: 'watchList.csvNotSaved', defaultMessage: 'Список не сохранён в файл' },
  report: defineMessage<{ added: number; already: number; failed: number }>({
    id: 'watchList.report',
    defaultMessage:
      'Добавлено: {added, number}. Уже было: {already, number}. Не добавлено: {failed, number}.',
  }),
  line: { id: 'watchList.line', defaultMessage: 'Строка' },
  text: { id: 'watchList.text', defaultMessage: 'Что в ней' },
  outcome: { id: 'watchList.outcome', defaultMessage: 'Что вышло' },
  added: { id: 'watchList.outcome.added', defaultMessage: 'добавлено' },
  already: { id: 'watchList.outcome.already', defaultMessage: 'уже было' },
  unknown_link: {
    id: 'watchList.outcome.unknownLink',
    defaultMessage: 'не ссылка на книгу, автора или тег',
  },
  not_found: { id: 'watchList.outcome.notFound', defaultMessage: 'в данных этого нет' },
  over_limit: { id: 'watchList.outcome.overLimit', defaultMessage: 'нет места: список полон' },
  overLimit: defineMessage<{ count: number; limit: number }>({
    id: 'watchList.overLimit',
    defaultMessage:
      'Не поместилось: {count, number}. В списке {limit, number}, больше роль не позволяет. Уберите лишнее и добавьте эти строки снова.',
  }),
  room: defineMessage<{ left: number; limit: number }>({
    id: 'watchList.room',
    defaultMessage: 'Свободно мест: {left, number} из {limit, number}.',
  }),
  tooMany: defineMessage<{ lines: number; left: number }>({
    id: 'watchList.tooMany',
    defaultMessage:
      'Строк {lines, number}, а свободных мест {left, number}: что не поместится, назовёт отчёт.',
  }),
  tooManyLines: defineMessage<{ lines: number; most: number }>({
    id: 'watchList.tooManyLines',
    defaultMessage:
      'Строк {lines, number}, а за раз принимаем не больше {most, number}: отправьте по частям.',
  }),
  csvRefused: {
    id: 'watchList.csvRefused',
    defaultMessage:
      'Файл не принят. Нужна таблица CSV, где в первой строке названы столбцы kind и target или url.',
  },
});
