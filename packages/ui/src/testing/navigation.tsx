import type { NavNode } from '../components/NavTree/index.ts';
import { SampleMark } from './SampleMark.tsx';

/** The base menu of the product, for stories and tests. */
export const navigation: NavNode[] = [
  { type: 'item', id: 'home', label: 'Главная', href: '/', icon: 'home' },
  {
    type: 'group',
    id: 'portals',
    label: 'Порталы',
    defaultExpanded: true,
    children: [
      {
        type: 'item',
        id: 'litnet',
        label: 'Литнет',
        href: '/portals/litnet',
        icon: <SampleMark id="litnet" />,
        defaultExpanded: true,
        children: [
          {
            type: 'item',
            id: 'tag-stats',
            label: 'Анализ по тегам',
            href: '/portals/litnet/tag-stats',
          },
          {
            type: 'item',
            id: 'detailed-trends',
            label: 'Детальные тренды',
            href: '/portals/litnet/detailed-trends',
          },
          {
            type: 'item',
            id: 'bestsellers',
            label: 'Бестселлеры',
            href: '/portals/litnet/bestsellers',
          },
          { type: 'item', id: 'global-top', label: 'Топ 100', href: '/portals/litnet/global-top' },
          {
            type: 'item',
            id: 'genre-tops',
            label: 'ТОП по жанрам',
            href: '/portals/litnet/genre-tops',
          },
          {
            type: 'item',
            id: 'genre-stats',
            label: 'Жанровая статистика',
            href: '/portals/litnet/genre-stats',
          },
          { type: 'item', id: 'books', label: 'Каталог книг', href: '/portals/litnet/books' },
          { type: 'item', id: 'authors', label: 'Список авторов', href: '/portals/litnet/authors' },
        ],
      },
      {
        type: 'item',
        id: 'litmarket',
        label: 'Литмаркет',
        href: '/portals/litmarket',
        icon: <SampleMark id="litmarket" />,
      },
      {
        type: 'item',
        id: 'litres',
        label: 'Литрес',
        href: '/portals/litres',
        icon: <SampleMark id="litres" />,
      },
      {
        type: 'item',
        id: 'authortoday',
        label: 'Автор.Тудей',
        href: '/portals/authortoday',
        icon: <SampleMark id="authortoday" />,
      },
      {
        type: 'item',
        id: 'litgorod',
        label: 'Литгород',
        href: '/portals/litgorod',
        icon: <SampleMark id="litgorod" />,
      },
      {
        type: 'item',
        id: 'bookriver',
        label: 'Букривер',
        href: '/portals/bookriver',
        icon: <SampleMark id="bookriver" />,
      },
    ],
  },
  { type: 'separator', id: 'rule' },
  {
    type: 'group',
    id: 'staff',
    label: 'Управление',
    children: [
      {
        type: 'item',
        id: 'parsers',
        label: 'Статус парсеров',
        href: '/app/parsers',
        icon: 'activity',
        badge: '2',
      },
      { type: 'item', id: 'menu', label: 'Менеджер меню', href: '/app/menu', icon: 'genres' },
    ],
  },
];
