import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router-dom';
import type { Site } from './app/headTags.ts';
import type { PageData } from './app/pageRoute.tsx';
import { createStaticServices } from './app/serverServices.ts';
import { ServicesContext, servicesContext } from './app/servicesContext.ts';

/** Longest time that rendering may take, in milliseconds. */
const RENDER_TIMEOUT_MS = 5_000;

/** Renders a page to HTML, once its loaders have ended. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const services = context.get(servicesContext) ?? createStaticServices();
  const { nonce } = services;
  // Late data may be there next time: such a page is not cached.
  const isWhole = Object.values(routerContext.staticHandlerContext.loaderData).every(
    (page: PageData | Site | null) => page === null || !('isWhole' in page) || page.isWhole,
  );
  if (!isWhole) headers.set('Cache-Control', 'no-store');
  return new Promise((resolve, reject) => {
    let code = status;
    const { pipe, abort } = renderToPipeableStream(
      <ServicesContext value={services}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </ServicesContext>,
      {
        nonce,
        // All of it is there when it is sent: no part of it has to come behind the footer.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady() {
          clearTimeout(timer);
          const body = new PassThrough();
          headers.set('Content-Type', 'text/html; charset=utf-8');
          resolve(new Response(createReadableStreamFromReadable(body), { headers, status: code }));
          pipe(body);
        },
        onShellError: reject,
        onError(error) {
          code = 500;
          console.error(error);
        },
      },
    );
    const timer = setTimeout(abort, RENDER_TIMEOUT_MS);
  });
}
