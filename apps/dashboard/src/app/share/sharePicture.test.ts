import type { Locale } from '@litometr/domain';
import { expect, it } from 'vitest';
import { authorResponse } from '../../testing/authorFixtures.ts';
import { bookResponse, historyResponse } from '../../testing/bookFixtures.ts';
import { longTitle, rankListResponse } from '../../testing/fixtures.ts';
import { sharePicture } from './sharePicture.ts';

const bookCall = '/api/books/4/';
const historyCall = '/api/books/4/history/';
const listCall = '/api/portals/litnet/lists/global_top/';

interface Question {
  path: string;
  locale: Locale;
  /** Bodies by the path of their call; any other is not found. */
  answers: Readonly<Record<string, unknown>>;
}

function pictureOf({ path, locale, answers }: Question): Promise<string | null> {
  const request = new Request(`http://localhost${path}?lang=${locale}`);
  return sharePicture(request, {
    fetchApi: (url) => {
      const body = answers[url.split('?')[0] ?? ''];
      return Promise.resolve({
        status: body === undefined ? 404 : 200,
        body: JSON.stringify(body ?? { detail: 'Not found.' }),
      });
    },
    publicUrl: null,
    clientFolder: null,
    nonce: '',
  });
}

/** The picture as a document; fails where it is none. */
async function renderPicture(question: Question): Promise<Document> {
  const svg = await pictureOf(question);
  const document = new DOMParser().parseFromString(svg ?? '', 'image/svg+xml');
  expect(document.querySelector('parsererror')).toBeNull();
  expect(document.documentElement.getAttribute('viewBox')).toBe('0 0 1200 630');
  return document;
}

const textOf = (document: Document) => document.documentElement.textContent;

it('shows the title, the best-known rank and the readership line of a book', async () => {
  const answers = {
    [bookCall]: bookResponse('Соль <b>&</b>'),
    [historyCall]: historyResponse(),
  };
  const picture = await renderPicture({ path: '/books/4', locale: 'ru', answers });
  expect(textOf(picture)).toContain('Соль <b>&</b>');
  expect(textOf(picture)).toContain('Место: ');
  expect(textOf(picture)).toContain('12');
  expect(picture.querySelectorAll('polyline')).toHaveLength(1);
  expect(picture.querySelector('b')).toBeNull();

  const alone = await renderPicture({
    path: '/books/4',
    locale: 'ru',
    answers: { [bookCall]: bookResponse() },
  });
  expect(alone.querySelector('polyline')).toBeNull();
});

it('shrinks a long title and cuts it at a word', async () => {
  const answers = { [bookCall]: bookResponse(`${longTitle} ${longTitle} ${longTitle}`) };
  const picture = await renderPicture({ path: '/books/4', locale: 'ru', answers });
  const titles = [...picture.querySelectorAll('text[font-family="Literata"][font-size="42"]')];
  expect(titles).toHaveLength(3);
  expect(titles.at(-1)?.textContent).toMatch(/…$/);
});

it('shows the first five ranks of a list, and the best rank of an author', async () => {
  const known = rankListResponse();
  const held = known.items.map((item) => ({ ...item, prev_position: item.position, peak: 1 }));
  const list = { ...known, items: held };
  const picture = await renderPicture({
    path: '/portals/litnet/global-top',
    locale: 'ru',
    answers: { [listCall]: list },
  });
  for (const { book } of held.slice(0, 5))
    expect(textOf(picture)).toContain(book.title.slice(0, 12));
  const writer = authorResponse();
  const author = await renderPicture({
    path: '/authors/1',
    locale: 'ru',
    answers: { '/api/authors/1/': writer },
  });
  expect(textOf(author)).toContain(writer.author.name);
});

it('aligns Persian to the right, and uses English for Chinese, whose glyphs are missing', async () => {
  const answers = { [bookCall]: bookResponse('Title') };
  const edge = async (locale: Locale) => {
    const picture = await renderPicture({ path: '/books/4', locale, answers });
    const texts = [...picture.querySelectorAll('text')];
    return texts.find((each) => each.textContent === 'Title')?.getAttribute('x');
  };
  expect([await edge('ru'), await edge('fa')]).toEqual(['72', '1128']);
  expect(await pictureOf({ path: '/books/4', locale: 'zh-CN', answers })).toBe(
    await pictureOf({ path: '/books/4', locale: 'en', answers }),
  );
});

it('returns null for a missing resource, an empty list, or another page', async () => {
  expect(await pictureOf({ path: '/books/4', locale: 'ru', answers: {} })).toBeNull();
  const answers = { [listCall]: { ...rankListResponse(), items: [] } };
  expect(await pictureOf({ path: '/portals/litnet/global-top', locale: 'ru', answers })).toBeNull();
  expect(await pictureOf({ path: '/about', locale: 'ru', answers: {} })).toBeNull();
});
