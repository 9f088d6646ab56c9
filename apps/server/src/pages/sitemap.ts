import type { PortalSlug } from '@litometr/api-contract';
import { DEFAULT_LOCALE, locales, portalSlugs } from '@litometr/domain';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escapeXml = (text: string) => text.replaceAll(/[&<>]/g, (sign) => escapes[sign] ?? sign);

/** The default language has the plain address, every other one its own. */
const localeHref = (address: string, locale: string) =>
  locale === DEFAULT_LOCALE ? address : `${address}?lang=${locale}`;

/** Entries per portal of each kind: most read books, most read authors and most frequent tags. */
const ENTRIES_PER_LIST = 100;

const id = z.number();
const books = z.object({ items: z.array(z.object({ book: z.object({ id }) })) });
const things = z.object({ items: z.array(z.object({ id })) });

/** A sitemap has absolute addresses only, so that there is none without a public URL. */
export const robotsTxt = (publicUrl: string | null): string =>
  'User-agent: *\nDisallow: /api/\nDisallow: /app\n' +
  (publicUrl === null ? '' : `Sitemap: ${publicUrl}/sitemap.xml\n`);

/** The parsed response of a call; null where a portal has no data. */
async function fetchItems<T>(app: FastifyInstance, url: string, shape: z.ZodMiniType<T>) {
  const response = await app.inject({ url: `/api/portals/${url}` });
  const parsed = z.safeParse(shape, response.statusCode === 200 ? response.json() : null);
  return parsed.success ? parsed.data : null;
}

/** The cards of a portal, its best-known ones first. */
async function cardPaths(
  app: FastifyInstance,
  slug: PortalSlug,
  hasTagPages: boolean,
): Promise<string[]> {
  const [read, writing, tags] = await Promise.all([
    fetchItems(app, `${slug}/books/?size=${ENTRIES_PER_LIST}`, books),
    fetchItems(app, `${slug}/authors/?size=${ENTRIES_PER_LIST}`, things),
    // Not every portal has a page for each of its tags.
    hasTagPages ? fetchItems(app, `${slug}/tags/?size=${ENTRIES_PER_LIST}`, things) : null,
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
  paths: readonly string[],
  publicUrl: string,
): Promise<string> {
  const cards = await Promise.all(
    portalSlugs.map((slug) => cardPaths(app, slug, paths.includes(`/portals/${slug}/tag-stats`))),
  );
  const urls = [...paths, ...cards.flat()].map((path) => {
    const address = escapeXml(publicUrl + path);
    const languages = locales
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
