import { portalSlugs } from '@litometr/domain';
import { expect, it } from 'vitest';
import { portalPath, portals } from '../portals/portals.ts';
import { paths } from './paths.ts';

/** Paths of a portal that are routes (`portalRoutes.tsx`); a tag has its page where tags have one. */
const routesOf = (slug: (typeof portalSlugs)[number]) => {
  const own = portals.find((portal) => portal.slug === slug)?.pages ?? [];
  const pages = own.map(({ path }) => portalPath(slug, path));
  const tag = portalPath(slug, 'tag-stats/7');
  return [
    portalPath(slug),
    ...pages,
    ...(pages.includes(portalPath(slug, 'tag-stats')) ? [tag] : []),
  ];
};

it.each(portalSlugs)(
  'links genres, tags and series of %s to pages that this portal has',
  (slug) => {
    const series = paths.series(slug, 'Край & тень', [3]);
    for (const path of [
      paths.genre(slug, 7),
      paths.tag(slug, 7),
      ...(series === null ? [] : [series]),
    ]) {
      expect(routesOf(slug)).toContain(new URL(path, 'http://here').pathname);
    }
  },
);

it('escapes the title of a series in the URL', () => {
  const { searchParams } = new URL(
    paths.series('litnet', 'Край & тень', [3, 17]) ?? '',
    'http://here',
  );
  expect(Object.fromEntries(searchParams)).toEqual({
    series_title: 'Край & тень',
    author: '3,17',
    sort: 'published',
  });
  expect(paths.series('litres', 'Край', [3])).toBeNull();
});
