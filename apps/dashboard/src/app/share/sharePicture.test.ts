import { expect, it } from 'vitest';
import { authorAnswer } from '../../testing/authorFixtures.ts';
import { bookAnswer, historyAnswer } from '../../testing/bookFixtures.ts';
import { longTitle, rankListAnswer } from '../../testing/fixtures.ts';
import { sharePicture } from './sharePicture.ts';

const bookCall = '/api/books/4/';
const historyCall = '/api/books/4/history/?range=90';
const listCall = '/api/portals/litnet/lists/global_top/?page=1';

/** The picture as a document; fails where it is none. */
function drawn(question: Parameters<typeof sharePicture>[0]): Document {
  const svg = sharePicture(question);
  const document = new DOMParser().parseFromString(svg ?? '', 'image/svg+xml');
  expect(document.querySelector('parsererror')).toBeNull();
  expect(document.documentElement.getAttribute('viewBox')).toBe('0 0 1200 630');
  return document;
}

const wordsOf = (document: Document) => document.documentElement.textContent;

it('a book is shown by its title, its best-known place and the line of its readers', () => {
  const answers = {
    [bookCall]: bookAnswer('Соль <b>&</b>'),
    [historyCall]: historyAnswer(),
  };
  const picture = drawn({ path: '/books/4', locale: 'ru', answers });
  expect(wordsOf(picture)).toContain('Соль <b>&</b>');
  expect(wordsOf(picture)).toContain('Место: ');
  expect(wordsOf(picture)).toContain('12');
  expect(picture.querySelectorAll('polyline')).toHaveLength(1);
  expect(picture.querySelector('b')).toBeNull();

  const alone = drawn({ path: '/books/4', locale: 'ru', answers: { [bookCall]: bookAnswer() } });
  expect(alone.querySelector('polyline')).toBeNull();
});

it('a long title is set smaller and cut at a word', () => {
  const answers = { [bookCall]: bookAnswer(`${longTitle} ${longTitle} ${longTitle}`) };
  const picture = drawn({ path: '/books/4', locale: 'ru', answers });
  const titles = [...picture.querySelectorAll('text[font-family="Literata"][font-size="42"]')];
  expect(titles).toHaveLength(3);
  expect(titles.at(-1)?.textContent).toMatch(/…$/);
});

it('a list shows its first five places, an author their best one', () => {
  const known = rankListAnswer();
  const held = known.items.map((item) => ({ ...item, prev_position: item.position, peak: 1 }));
  const list = { ...known, items: held };
  const picture = drawn({
    path: '/portals/litnet/global-top',
    locale: 'ru',
    answers: { [listCall]: list },
  });
  for (const { book } of held.slice(0, 5))
    expect(wordsOf(picture)).toContain(book.title.slice(0, 12));
  const writer = authorAnswer();
  const author = drawn({
    path: '/authors/1',
    locale: 'ru',
    answers: { '/api/authors/1/': writer },
  });
  expect(wordsOf(author)).toContain(writer.author.name);
});

it('Persian stands at the other edge, Chinese speaks English for want of letters', () => {
  const answers = { [bookCall]: bookAnswer('Title') };
  const edge = (locale: 'ru' | 'fa' | 'en' | 'zh-CN') => {
    const texts = [...drawn({ path: '/books/4', locale, answers }).querySelectorAll('text')];
    return texts.find((each) => each.textContent === 'Title')?.getAttribute('x');
  };
  expect([edge('ru'), edge('fa')]).toEqual(['72', '1128']);
  expect(sharePicture({ path: '/books/4', locale: 'zh-CN', answers })).toBe(
    sharePicture({ path: '/books/4', locale: 'en', answers }),
  );
});

it('there is no picture where nothing was answered, or of something else', () => {
  expect(sharePicture({ path: '/books/4', locale: 'ru', answers: {} })).toBeNull();
  const broken = { [bookCall]: { book: 1 }, [listCall]: { ...rankListAnswer(), items: [] } };
  expect(sharePicture({ path: '/books/4', locale: 'ru', answers: broken })).toBeNull();
});
