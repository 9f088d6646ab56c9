import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { locales } from '@litometr/domain';
import { renderAsync } from '@resvg/resvg-js';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { compress, encodingOf } from '../http/encodings.ts';
import { ApiError } from '../http/errors.ts';
import { nonceOf } from '../http/security.ts';
import type { PageRenderer } from './PageRenderer.ts';
import { RenderedPages } from './renderedPages.ts';
import { robotsTxt, sitemapXml } from './sitemap.ts';

/** The language that the reader's `locale` cookie names; empty where it names no language of the product. */
function localeCookie({ headers }: FastifyRequest): string {
  const [, value] = /(?:^|;\s*)locale=([^;]*)/.exec(headers.cookie ?? '') ?? [];
  return locales.find((locale) => locale === value) ?? '';
}

/** Sends a text that was made for this request, compressed. */
async function sendText(
  request: FastifyRequest,
  reply: FastifyReply,
  { text, type, vary = 'accept-encoding' }: { text: string; type: string; vary?: string },
): Promise<FastifyReply> {
  void reply.headers({
    'content-type': type,
    'cache-control': 'no-cache',
    vary,
  });
  const encoding = encodingOf(request);
  if (encoding === null) return reply.send(text);
  return reply
    .header('content-encoding', encoding)
    .send(await compress(Buffer.from(text), encoding));
}

/** Answers with the page of an address, rendered for a guest in the reader's language. */
export function pageSender(app: FastifyInstance, renderer: PageRenderer) {
  const pages = new RenderedPages(app, renderer);
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const address = { url: request.url, locale: localeCookie(request) };
    const { status, html, etag, location } = await pages.get(address, nonceOf(request));
    if (location !== null) return reply.redirect(location, status);
    const vary = 'accept-encoding, cookie';
    if (request.headers['if-none-match'] === etag) {
      // The browser's copy has the nonce of the policy that came with it.
      void reply.removeHeader('content-security-policy');
      return reply.code(304).headers({ etag, vary, 'cache-control': 'no-cache' }).send();
    }
    void reply.code(status).header('etag', etag);
    return sendText(request, reply, { text: html, type: 'text/html; charset=utf-8', vary });
  };
}

/** The data change once a day. */
const PICTURE_MAX_AGE_S = 3600;

/** The faces of pictures, cut by `tooling/visual/subsetFonts.ts`; those of the machine would differ. */
const fonts = join(import.meta.dirname, 'fonts');
const font = {
  fontFiles: readdirSync(fonts).map((file) => join(fonts, file)),
  loadSystemFonts: false,
  defaultFontFamily: 'Inter',
};

/**
 * The picture that a shared link shows: of the page at the path behind `/og`, with `.png` at its
 * end. 404 for pages without one.
 */
export function registerPictures(app: FastifyInstance, renderer: PageRenderer): void {
  app.get('/og/*', async (request, reply) => {
    const [, path, search = ''] = /^\/og(\/[^?]*)\.png(\?.*)?$/.exec(request.url) ?? [];
    if (path === undefined) throw new ApiError(404, 'Not found.');
    const svg = await renderer.sharePicture({ url: path + search, locale: '', nonce: '' });
    if (svg === null) throw new ApiError(404, 'There is no picture of this page.');
    return reply
      .headers({
        'content-type': 'image/png',
        'cache-control': `public, max-age=${PICTURE_MAX_AGE_S}`,
        // Other sites show it beside the link.
        'cross-origin-resource-policy': 'cross-origin',
      })
      .send(Buffer.from((await renderAsync(svg, { font })).asPng()));
  });
}

/** Registers `/robots.txt` and the sitemap, which crawlers fetch before any page. */
export function registerSearchers(app: FastifyInstance, renderer: PageRenderer): void {
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
    const text = await sitemapXml(app, await renderer.publicPaths(), publicUrl);
    return sendText(request, reply, { text, type: 'application/xml; charset=utf-8' });
  });
}
