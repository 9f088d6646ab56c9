import type { PortalSlug } from '@litometr/api-contract';
import type { IntlShape } from 'react-intl';
import { loginMessages } from '../auth/login.messages.ts';
import { paths } from '../domain/paths.ts';
import { aboutMessages } from '../features/about/about.messages.ts';
import { authorMessages } from '../features/author/author.messages.ts';
import { bookMessages } from '../features/book/book.messages.ts';
import { homeMessages } from '../features/home/home.messages.ts';
import { portalsIndexMessages } from '../features/portalsIndex/portalsIndex.messages.ts';
import { tagMessages } from '../features/tag/tag.messages.ts';
import { frameMessages } from '../page/frame.messages.ts';
import { portalPath, portals } from '../portals/portals.ts';
import { seoMessages } from './seo.messages.ts';

export interface PageText {
  /** Title of the document (decision 1). */
  title: string;
  /** Heading that stands until the page's own is there. */
  heading: string;
  description: string;
  /** Title and heading once the name of the thing is known: `{name}` stands for it. */
  named?: { title: string; heading: string };
}

/** Stands in a text for the name that the page's first answer tells. */
const NAME = '{name}';

/** What each public route is called before its data are there, by its path. */
export function pageTexts({
  formatMessage: t,
}: Pick<IntlShape, 'formatMessage'>): Record<string, PageText> {
  const exact = (title: string, description: string) => ({ title, heading: title, description });
  const titled = (page: string, description: string, heading = page) => ({
    title: t(frameMessages.titled, { page }),
    heading,
    description,
  });
  const ofPortal = (slug: PortalSlug, portal: string) => [
    [portalPath(slug), titled(portal, t(seoMessages.trends, { portal }))],
    [
      portalPath(slug, 'tag-stats/:id'),
      {
        ...titled(t(tagMessages.unknown), t(seoMessages.tag, { portal })),
        named: {
          title: t(frameMessages.titled, { page: t(tagMessages.heading, { name: NAME }) }),
          heading: t(tagMessages.heading, { name: NAME }),
        },
      },
    ],
  ];
  const texts = [
    [
      paths.home,
      { ...exact(t(homeMessages.title), t(seoMessages.home)), heading: t(homeMessages.heading) },
    ],
    [paths.login, exact(t(loginMessages.title), t(seoMessages.login))],
    [paths.about, exact(t(aboutMessages.title), t(seoMessages.about))],
    ['/authors/:id', exact(t(authorMessages.title), t(seoMessages.author))],
    ['/books/:id', exact(t(bookMessages.title), t(seoMessages.book))],
    [paths.portals, titled(t(portalsIndexMessages.title), t(seoMessages.portals))],
    ...portals.flatMap(({ slug, name, pages }) => [
      ...ofPortal(slug, t(name)),
      ...pages.map((page) => [
        portalPath(slug, page.path),
        titled(t(page.name), t(seoMessages.portalPage, { page: t(page.name), portal: t(name) })),
      ]),
    ]),
  ] satisfies (string | PageText)[][];
  return Object.fromEntries(texts) as Record<string, PageText>;
}
