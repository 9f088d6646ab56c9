import { type LoaderFunctionArgs, RouterContextProvider } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import * as authorRoute from '../features/author/author.route.tsx';
import * as bookRoute from '../features/book/book.route.tsx';
import { authorResponse } from '../testing/authorFixtures.ts';
import { bookResponse } from '../testing/bookFixtures.ts';
import { createServerServices } from './serverServices.ts';
import { servicesContext } from './servicesContext.ts';

/** Runs the loader of a page on the server with an API of these bodies; returns its result or error. */
async function loaded(
  loader: (args: LoaderFunctionArgs) => unknown,
  path: string,
  bodies: Readonly<Record<string, unknown>>,
): Promise<unknown> {
  const context = new RouterContextProvider();
  const fetchApi = (url: string) => {
    const body = bodies[url.split('?')[0] ?? ''];
    const isKnown = body !== undefined;
    return Promise.resolve({ status: isKnown ? 200 : 404, body: JSON.stringify(body ?? {}) });
  };
  const page = { fetchApi, publicUrl: null, nonce: '', clientFolder: null };
  context.set(servicesContext, createServerServices(page, 'ru'));
  const url = new URL(path, 'http://localhost');
  const id = /\d+/.exec(path)?.[0];
  const request = new Request(url);
  try {
    return await loader({ request, url, params: { id }, context, pattern: '' });
  } catch (thrown) {
    return thrown;
  }
}

describe('loader of a page on the server', () => {
  it('names the book and describes it in the head', async () => {
    const body = bookResponse('Дракон');
    const { id } = body.book;
    const page = await loaded(bookRoute.loader, `/books/${id}`, { [`/api/books/${id}/`]: body });
    expect(page).toMatchObject({
      head: {
        title: 'Карточка книги · Дракон',
        description: expect.stringMatching(/^Дракон\. .+/) as string,
      },
    });
  });

  it('redirects from a former id of an author, with the query', async () => {
    const body = authorResponse();
    const path = '/authors/999999?lang=en&range=90';
    const response = await loaded(authorRoute.loader, path, { '/api/authors/999999/': body });
    expect(response).toBeInstanceOf(Response);
    expect((response as Response).status).toBe(302);
    const address = (response as Response).headers.get('location');
    expect(address).toBe(`/authors/${body.author.id}?lang=en&range=90`);
  });

  it('redirects to the one address of a page in lower case, with the query', async () => {
    const response = await loaded(bookRoute.loader, '/Books/12?Range=90', {});
    expect(response).toBeInstanceOf(Response);
    expect((response as Response).status).toBe(301);
    expect((response as Response).headers.get('location')).toBe('/books/12?Range=90');
  });

  it.each(['/books/12', '/books/1x'])('responds 404 at %s, which nothing has', async (path) => {
    expect(await loaded(bookRoute.loader, path, {})).toMatchObject({ init: { status: 404 } });
  });
});
