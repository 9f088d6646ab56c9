import { author, book } from '@litometr/api-contract';
import { describe, expect, it } from 'vitest';
import { authorResponse } from '../testing/authorFixtures.ts';
import { bookResponse } from '../testing/bookFixtures.ts';
import { createFakeApi } from '../testing/fakeApi.ts';
import { loadPage } from '../testing/openPage.tsx';

describe('loader of a page on the server', () => {
  it('names the book and describes it in the head', async () => {
    const body = bookResponse('Дракон');
    const { data } = await loadPage(`/books/${body.book.id}`, createFakeApi().reply(book, body));
    expect(data?.head).toEqual({
      title: 'Карточка книги · Дракон',
      description: expect.stringMatching(/^Дракон\. .+/) as string,
    });
  });

  it('redirects from a former id of an author, with the query', async () => {
    const body = authorResponse();
    const api = createFakeApi().reply(author, body);
    expect(await loadPage('/authors/999999?lang=en&range=90', api)).toMatchObject({
      status: 302,
      location: `/authors/${body.author.id}?lang=en&range=90`,
    });
  });

  it('redirects to the one address of a page in lower case, with the query', async () => {
    expect(await loadPage('/Books/12?Range=90', createFakeApi())).toMatchObject({
      status: 301,
      location: '/books/12?Range=90',
    });
  });

  it.each(['/books/12', '/books/1x'])('responds 404 at %s, which nothing has', async (path) => {
    expect(await loadPage(path, createFakeApi())).toMatchObject({ status: 404 });
  });
});
