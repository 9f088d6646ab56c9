import { BookCover } from '../components/BookCover/index.ts';
import type { Command, CommandGroup, CommandHint } from '../components/CommandPalette/index.ts';
import { books } from './books.ts';
import { SampleMark } from './SampleMark.tsx';

/** Data that the stories of the palette search: invented books and pages of the product. */

const pages: readonly Command[] = [
  {
    id: 'page-top',
    label: 'Топ 100',
    description: 'Литнет',
    href: '/portals/litnet/global-top',
    icon: <SampleMark id="litnet" />,
  },
  {
    id: 'page-tags',
    label: 'Анализ по тегам',
    description: 'Литнет',
    href: '/portals/litnet/tag-stats',
    icon: <SampleMark id="litnet" />,
  },
  { id: 'page-about', label: 'О проекте', href: '/about', icon: 'about' },
];

const works: readonly Command[] = books.map((book, index) => ({
  id: `book-${index}`,
  label: book.title,
  description: book.author,
  href: `/books/${index + 1}`,
  icon: <BookCover {...book} size="xs" decorative />,
}));

const actions: readonly Command[] = [
  { id: 'action-theme', label: 'Тёмная тема', icon: 'moon', keepsOpen: true },
];

const matching = (commands: readonly Command[], query: string): Command[] =>
  commands.flatMap((command) => {
    const start = command.label.toLocaleLowerCase('ru').indexOf(query.toLocaleLowerCase('ru'));
    return start < 0 ? [] : [{ ...command, matches: [{ start, end: start + query.length }] }];
  });

/** Groups that answer a query, as an owner would give them. */
export function search(query: string): CommandGroup[] {
  if (query.trim() === '') return recent;
  return [
    { id: 'books', label: 'Книги', items: matching(works, query.trim()) },
    { id: 'pages', label: 'Разделы', items: matching(pages, query.trim()) },
    { id: 'actions', label: 'Действия', items: matching(actions, query.trim()) },
  ].filter((group) => group.items.length > 0);
}

export const recent: CommandGroup[] = [
  {
    id: 'recent',
    label: 'Недавнее',
    items: [
      ...works.slice(0, 1),
      { id: 'author-1', label: 'Анна Северская', href: '/authors/1', icon: 'author' },
      { id: 'clear', label: 'Очистить недавнее', icon: 'close', keepsOpen: true },
    ],
  },
  { id: 'pages', label: 'Разделы', items: pages },
  { id: 'actions', label: 'Действия', items: actions },
];

export const found: CommandGroup[] = [
  { id: 'books', label: 'Книги', items: matching(works, 'драк') },
  {
    id: 'tags',
    label: 'Теги',
    items: matching(
      [
        {
          id: 'tag-1',
          label: 'истинная пара дракона',
          href: '/t/1',
          icon: 'tag',
          meta: '1\u00a0204',
        },
        { id: 'tag-2', label: 'дракон-император', href: '/t/2', icon: 'tag', meta: '318' },
      ],
      'драк',
    ),
  },
];

export const hints: readonly CommandHint[] = [
  { keys: ['↑', '↓'], label: 'выбрать' },
  { keys: ['Enter'], label: 'открыть' },
  { keys: ['Esc'], label: 'очистить, закрыть' },
];
