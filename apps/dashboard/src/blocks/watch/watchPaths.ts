import type { WatchItem } from '@litometr/api-contract';
import { paths } from '../../domain/paths.ts';
import { portalBySlug } from '../../portals/portals.ts';

/** The page of a followed thing; null where the store has it no more. */
export function watchHref({ kind, target, portal }: Pick<WatchItem, 'kind' | 'target' | 'portal'>) {
  if (portal === null) return null;
  const has = (path: string) => portalBySlug(portal)?.pages.some((page) => page.path === path);
  switch (kind) {
    case 'book':
      return paths.book(target);
    case 'author':
      return paths.author(target);
    case 'tag':
      return has('tag-stats') ? paths.tag(portal, target) : `${paths.portal(portal)}?view=tags`;
    case 'genre':
      return has('books')
        ? paths.catalogueOfGenre(portal, target)
        : `${paths.portal(portal)}?view=genres`;
  }
}
