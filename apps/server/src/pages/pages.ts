import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../http/errors.ts';
import { type BuiltPage, matchPage, type PageLocale, pageLocales, pathOf } from './builtPages.ts';
import { sendCompressed } from './compressed.ts';
import { DrawnPages } from './drawnPages.ts';
import { firstAnswers, noAnswers } from './firstAnswers.ts';
import { namedText } from './pageFacts.ts';
import { hasPicture, pageHtml } from './pageHtml.ts';
import { PageThread } from './pageThread.ts';
import { robotsTxt, sitemapXml } from './sitemap.ts';

/** The language of an address that names one; Russian otherwise, whatever the browser asks for. */
function localeOf(search: URLSearchParams): PageLocale {
  return pageLocales.find((locale) => locale === search.get('lang')) ?? 'ru';
}

/** Addresses that the menu of a signed-in user leads to, and sign-in: pages, though not public. */
const isPrivate = (path: string) => /^\/(app|login)(\/|$)/.test(path);

/** A visitor does not wait longer for a drawing; a searcher that wants a picture does. */
const PAGE_PATIENCE_MS = 350;
const PICTURE_PATIENCE_MS = 5_000;

/**
 * The picture that a shared link shows: of the page at the path behind `/og`, with `.png` at its
 * end. 404 for pages without one.
 */
function registerPictures(
  app: FastifyInstance,
  pages: readonly BuiltPage[],
  thread: PageThread,
): void {
  const pictures = new DrawnPages((question) => thread.picture(question), PICTURE_PATIENCE_MS);
  app.get('/og/*', async (request, reply) => {
    const [address = '', search = ''] = request.url.split('?');
    const path = address.replace(/^\/og/, '').replace(/\.png$/, '');
    const matched = address.endsWith('.png') ? matchPage(pages, path) : null;
    if (matched === null || !hasPicture(matched.page)) throw new ApiError(404, 'Not found.');
    const { bodies } = await firstAnswers(app, matched);
    const locale = localeOf(new URLSearchParams(search));
    const picture = await pictures.of({ path, locale, answers: bodies });
    if (picture === null) throw new ApiError(404, 'There is no picture of this page.');
    return reply
      .headers({
        'content-type': 'image/png',
        'cache-control': `public, max-age=${PICTURE_KEPT_S}`,
        // Other sites show it beside the link.
        'cross-origin-resource-policy': 'cross-origin',
      })
      .send(Buffer.from(picture));
  });
}

/** The data change once a day. */
const PICTURE_KEPT_S = 3600;

/** The text of a route's style sheets, read once. */
function stylesReader(folder: string): (page: BuiltPage) => string {
  const sheets = new Map<string, string>();
  const read = (file: string) => {
    const text = sheets.get(file) ?? readFileSync(join(folder, file), 'utf8');
    sheets.set(file, text);
    return text;
  };
  return (page) => page.styles.map(read).join('\n');
}

/**
 * Answers with the built page, told of its own address, and drawn where it is the plain address of
 * a public page. What does not exist is the same page with the status 404.
 */
export function pageSender(
  app: FastifyInstance,
  folder: string,
  template: string,
  pages: readonly BuiltPage[],
) {
  const thread = new PageThread(folder, (reason) =>
    app.log.warn(`A page was not drawn. ${reason}`),
  );
  const drawnPages = thread.canDraw
    ? new DrawnPages((question) => thread.page(question), PAGE_PATIENCE_MS)
    : null;
  if (thread.canDraw) registerPictures(app, pages, thread);
  app.addHook('onClose', () => thread.stop());
  const stylesOf = stylesReader(folder);
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const [path = '/', search = ''] = request.url.split('?');
    const locale = localeOf(new URLSearchParams(search));
    const matched = matchPage(pages, path);
    const isPlain = search === '' || search === `lang=${locale}`;
    const first = matched === null ? noAnswers : await firstAnswers(app, matched);
    if (matched !== null && first.movedTo !== null) {
      // Not for ever: staff may undo a rename.
      const address = pathOf({ ...matched, id: first.movedTo });
      return reply.redirect(search === '' ? address : `${address}?${search}`, 302);
    }
    const isMissing = first.isMissing || (matched === null && !isPrivate(path));
    const page = isMissing ? null : (matched?.page ?? null);
    const known = page?.texts[locale] ?? null;
    const id = matched?.id ?? null;
    const text =
      known === null || id === null ? known : namedText(known, Object.values(first.bodies)[0]);
    const drawn =
      page !== null && isPlain && first.isWhole && !isPrivate(path)
        ? ((await drawnPages?.of({ path, locale, answers: first.bodies })) ?? null)
        : null;
    const html = pageHtml({
      template,
      page,
      id,
      text,
      locale,
      publicUrl: app.publicUrl,
      path: matched === null ? path : pathOf(matched),
      isPlain,
      drawn,
      answers: page !== null && isPlain && first.isWhole ? first.json : null,
      styles: drawn === null || page === null ? '' : stylesOf(page),
      canDraw: thread.canDraw,
    });
    if (isMissing) void reply.code(404);
    return sendCompressed(request, reply, html, 'text/html; charset=utf-8');
  };
}

/** What searchers ask for before any page. */
export function registerSearchers(app: FastifyInstance, pages: readonly BuiltPage[]): void {
  const { publicUrl } = app;
  app.get('/robots.txt', (_request, reply) =>
    reply
      .headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-cache' })
      .send(robotsTxt(publicUrl)),
  );
  app.get('/sitemap.xml', async (request, reply) => {
    if (publicUrl === null) {
      throw new ApiError(
        404,
        'There is no sitemap: the public address of this server is not configured (LITOMETR_PUBLIC_URL).',
      );
    }
    const xml = await sitemapXml(app, pages, publicUrl);
    return sendCompressed(request, reply, xml, 'application/xml; charset=utf-8');
  });
}
