import { type PortalSlug, portalSlugs } from '@litometr/api-contract';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { type BuiltPage, matchPage, pageLocales } from './builtPages.ts';
import { escapeHtml, localeHref } from './pageHtml.ts';

/** Pages for those who signed in, and what only machines read. */
const hidden = ['/login'];

/** Of each portal: most read books, most read authors and commonest tags that a searcher is told of. */
const MOST = 100;

const id = z.number();
const books = z.object({ items: z.array(z.object({ book: z.object({ id }) })) });
const things = z.object({ items: z.array(z.object({ id })) });

/** A sitemap has absolute addresses only, so that there is none without a public URL. */
export const robotsTxt = (publicUrl: string | null): string =>
  'User-agent: *\nDisallow: /api/\nDisallow: /app\n' +
  (publicUrl === null ? '' : `Sitemap: ${publicUrl}/sitemap.xml\n`);

/** What a call answers; a portal without data has nothing to tell of. */
async function told<T>(app: FastifyInstance, url: string, shape: z.ZodMiniType<T>) {
  const answer = await app.inject({ url: `/api/portals/${url}` });
  const parsed = z.safeParse(shape, answer.statusCode === 200 ? answer.json() : null);
  return parsed.success ? parsed.data : null;
}

/** The cards of a portal, its best-known ones first. */
async function cardPaths(app: FastifyInstance, slug: PortalSlug): Promise<string[]> {
  const [read, writing, tags] = await Promise.all([
    told(app, `${slug}/books/?size=${MOST}`, books),
    told(app, `${slug}/authors/?size=${MOST}`, things),
    told(app, `${slug}/tags/?size=${MOST}`, things),
  ]);
  return [
    ...(read?.items ?? []).map(({ book }) => `/books/${book.id}`),
    ...(writing?.items ?? []).map((author) => `/authors/${author.id}`),
    ...(tags?.items ?? []).map((tag) => `/portals/${slug}/tag-stats/${tag.id}`),
  ];
}

/** Every public page and the best-known cards, each with its languages. */
export async function sitemapXml(
  app: FastifyInstance,
  pages: readonly BuiltPage[],
  publicUrl: string,
): Promise<string> {
  const fixed = pages
    .map(({ path }) => path)
    .filter((path) => !path.includes(':') && !hidden.includes(path));
  const cards = await Promise.all(portalSlugs.map((slug) => cardPaths(app, slug)));
  // Not every portal has a page for each of its tags.
  const known = cards.flat().filter((path) => matchPage(pages, path) !== null);
  const urls = [...fixed, ...known].map((path) => {
    const address = escapeHtml(publicUrl + path);
    const languages = pageLocales
      .map(
        (locale) =>
          `<xhtml:link rel="alternate" hreflang="${locale}" href="${localeHref(address, locale)}"/>`,
      )
      .join('');
    return `<url><loc>${address}</loc>${languages}</url>`;
  });
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" ' +
    `xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('\n')}\n</urlset>\n`
  );
}
