import type { Command } from '@litometr/ui/command-palette';
import type { IntlShape } from 'react-intl';
import { paths } from '../../domain/paths.ts';
import { portalPath, portals } from '../../portals/portals.ts';
import { shellMessages } from '../shell.messages.ts';

/** Returns every page of the menu by its name; pages of a portal have the portal as description. */
export function pageCommands({ formatMessage: t }: Pick<IntlShape, 'formatMessage'>): Command[] {
  return [
    { id: 'page:home', label: t(shellMessages.navHome), href: paths.home, icon: 'home' },
    { id: 'page:portals', label: t(shellMessages.navPortals), href: paths.portals, icon: 'books' },
    ...portals.flatMap((portal): Command[] => [
      {
        id: `page:${portal.slug}`,
        label: t(portal.name),
        href: portalPath(portal.slug),
        icon: 'chart',
      },
      ...portal.pages.map(
        (page): Command => ({
          id: `page:${portal.slug}/${page.path}`,
          label: t(page.name),
          description: t(portal.name),
          href: portalPath(portal.slug, page.path),
          icon: 'chart',
        }),
      ),
    ]),
    { id: 'page:about', label: t(shellMessages.about), href: paths.about, icon: 'about' },
  ];
}

/** Pages whose name, or whose portal's, has the text in it. */
export function matchingPages(pages: readonly Command[], query: string): Command[] {
  const wanted = query.toLocaleLowerCase();
  return pages.flatMap((page): Command[] => {
    const start = page.label.toLocaleLowerCase().indexOf(wanted);
    if (start >= 0) return [{ ...page, matches: [{ start, end: start + wanted.length }] }];
    return page.description?.toLocaleLowerCase().includes(wanted) === true ? [page] : [];
  });
}
