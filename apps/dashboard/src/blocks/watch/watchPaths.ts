import type { WatchItem } from '@litometr/api-contract';
import { paths } from '../../domain/paths.ts';

/** The page of a followed thing; null where the store has it no more. */
export function watchHref({ kind, target, portal }: Pick<WatchItem, 'kind' | 'target' | 'portal'>) {
  if (portal === null) return null;
  switch (kind) {
    case 'book':
      return paths.book(target);
    case 'author':
      return paths.author(target);
    case 'tag':
      return paths.tag(portal, target);
    case 'genre':
      return paths.genre(portal, target);
  }
}
