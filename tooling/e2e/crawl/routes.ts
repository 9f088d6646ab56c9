import { portalDefinitions } from '../../../packages/domain/src/index.ts';

/**
 * Every public route with its title in Russian (docs/product-spec.md#2-screens-and-routes,
 * docs/product-decisions.md#names-and-titles).
 */
export const publicRoutes: readonly (readonly [path: string, title: string])[] = [
  ['/', 'Главная'],
  ['/login', 'Вход в систему'],
  ['/about', 'О проекте'],
  ['/portals', 'Порталы · Литометр'],
  ['/portals/litnet/tag-stats', 'Анализ по тегам · Литометр'],
  ['/portals/litnet/tag-stats/1', 'Тег «'],
  ['/portals/litnet/detailed-trends', 'Детальные тренды · Литометр'],
  ['/portals/litnet/bestsellers', 'Бестселлеры · Литометр'],
  ['/portals/litnet/global-top', 'Топ 100 · Литометр'],
  ['/portals/litnet/genre-tops', 'ТОП по жанрам · Литометр'],
  ['/portals/litnet/genre-stats', 'Жанровая статистика · Литометр'],
  ['/portals/litnet/books', 'Каталог книг · Литометр'],
  ['/portals/litnet/authors', 'Список авторов · Литометр'],
  ...portalDefinitions.map(({ slug, name }) => [`/portals/${slug}`, `${name} · Литометр`] as const),
  ['/books/1', 'Карточка книги · '],
  ['/authors/1', 'Карточка автора · '],
  ['/books/abc', '404 | Страница не найдена'],
  ['/no/such/page', '404 | Страница не найдена'],
];

const trendsPath = /^\/portals\/[a-z]+$/u;

const trends = ['movement', 'genres', 'tags', 'authors', 'prices'].map((view) => `?view=${view}`);
const listParts = ['gains', 'race', 'moves', 'matrix', 'holders', 'prices'].map(
  (part) => `?part=${part}`,
);
const views: Readonly<Record<string, readonly string[]>> = {
  '/portals/litnet/tag-stats': ['?view=map', '?view=matrix', '?view=lifecycle'],
  '/portals/litnet/detailed-trends': ['?look=small', '?look=share', '?metric=rank', '?with=litres'],
  '/portals/litnet/bestsellers': listParts,
  '/portals/litnet/global-top': listParts,
  '/portals/litnet/genre-tops': ['?mode=side', '?mode=common'],
  '/portals/litnet/genre-stats': ['?sel=1'],
  '/portals/litnet/books': ['?view=covers', '?view=compact', '?q=тень&price=..150'],
};

/** Returns further views of a route, behind its tabs and other choices. */
export function viewsOf(path: string): readonly string[] {
  const queries = trendsPath.test(path) ? trends : (views[path] ?? []);
  return queries.map((query) => path + query);
}

/** The screens of an account, and those of staff. */
export const signedInRoutes: readonly string[] = [
  '/app/dashboard',
  '/app/dashboard?view=staff',
  '/app/profile',
  '/app/profile?view=watch',
  '/app/profile?view=views',
  '/app/profile?view=alerts',
  '/app/profile?view=notes',
  '/app/profile?view=safety',
  '/app/parsers',
  '/app/parsers?view=imports',
  '/app/parsers?view=log',
  '/app/menu',
  '/app/users',
  '/app/audit',
];
