import { portalSlugs } from '@litometr/api-contract';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { type BuiltPage, pageLocales } from './builtPages.ts';
import { escapeHtml, localeHref } from './pageHtml.ts';

/** Pages for those who signed in, and what only machines read. */
const hidden = ['/login'];

/** Most read books of each portal that a searcher is told of. */
const BOOKS = 100;

const books = z.object({ items: z.array(z.object({ book: z.object({ id: z.number() }) })) });

export const robotsTxt = (origin: string): string =>
  `User-agent: *\nDisallow: /api/\nDisallow: /app\nSitemap: ${origin}/sitemap.xml\n`;

async function bookPaths(app: FastifyInstance): Promise<string[]> {
  const answers = await Promise.all(
    portalSlugs.map((slug) => app.inject({ url: `/api/portals/${slug}/books/?size=${BOOKS}` })),
  );
  return answers.flatMap((answer) => {
    // A portal without data has no books to tell of.
    const parsed = z.safeParse(books, answer.statusCode === 200 ? answer.json() : null);
    return parsed.success ? parsed.data.items.map(({ book }) => `/books/${book.id}`) : [];
  });
}

/** Every public page and the best-known books, each with its languages. */
export async function sitemapXml(
  app: FastifyInstance,
  pages: readonly BuiltPage[],
  origin: string,
): Promise<string> {
  const fixed = pages
    .map(({ path }) => path)
    .filter((path) => !path.includes(':') && !hidden.includes(path));
  const urls = [...fixed, ...(await bookPaths(app))].map((path) => {
    const address = escapeHtml(origin + path);
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
