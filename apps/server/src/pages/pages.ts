import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type BuiltPage, matchPage, type PageLocale, pageLocales } from './builtPages.ts';
import { sendCompressed } from './compressed.ts';
import { namedText } from './pageFacts.ts';
import { pageHtml } from './pageHtml.ts';
import { robotsTxt, sitemapXml } from './sitemap.ts';

const originOf = ({ protocol, host }: FastifyRequest): string => `${protocol}://${host}`;

/** The language of an address that names one; Russian otherwise, whatever the browser asks for. */
function localeOf(search: URLSearchParams): PageLocale {
  return pageLocales.find((locale) => locale === search.get('lang')) ?? 'ru';
}

/** Answers with the built page, told of its own address. */
export function pageSender(app: FastifyInstance, template: string, pages: readonly BuiltPage[]) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const [path = '/', search = ''] = request.url.split('?');
    const locale = localeOf(new URLSearchParams(search));
    const matched = matchPage(pages, path);
    const known = matched?.page.texts[locale];
    const text =
      matched === null || known === undefined ? null : await namedText(app, matched, known);
    const html = pageHtml({
      template,
      page: matched?.page ?? null,
      id: matched?.id ?? null,
      text,
      locale,
      origin: originOf(request),
      path,
      isPlain: search === '' || search === `lang=${locale}`,
    });
    return sendCompressed(request, reply, html, 'text/html; charset=utf-8');
  };
}

/** What searchers ask for before any page. */
export function registerSearchers(app: FastifyInstance, pages: readonly BuiltPage[]): void {
  app.get('/robots.txt', (request, reply) =>
    reply
      .headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-cache' })
      .send(robotsTxt(originOf(request))),
  );
  app.get('/sitemap.xml', async (request, reply) =>
    sendCompressed(
      request,
      reply,
      await sitemapXml(app, pages, originOf(request)),
      'application/xml; charset=utf-8',
    ),
  );
}
