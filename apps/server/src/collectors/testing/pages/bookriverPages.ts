import { type ShopBook, shortened } from '../shopBook.ts';
import type { FakePages } from './fakePage.ts';

/** Written to the data and selectors that public code reads; not captured. */
const rounded = (value: number) => shortened(value, 1, { k: 'K', m: 'M' });

const facts = (book: ShopBook) => ({
  name: book.title,
  slug: `kniga-${book.id}`,
  annotation: '<p>О книге.</p>',
  author: { name: book.author },
  coverImages: [{ url: `https://cdn.bookriver.ru/${book.id}.jpg` }],
  tags: [{ name: book.tag }],
  statusComplete: book.isFinished ? 'complete' : 'writing',
  ebook: {
    chapters: [
      { id: book.id * 10, name: 'Глава 1', free: true, firstPublishedAt: '2026-03-01T10:00:00Z' },
    ],
  },
});

const page = (state: object, body = '') =>
  `<!DOCTYPE html><!-- written, not captured --><html><body>${body}<script id="__NEXT_DATA__" type="application/json">${JSON.stringify({ props: { pageProps: { state } } })}</script></body></html>`;

const beside = (icon: string, value: string) =>
  `<div><i class="sc-1__${icon}-ab12"></i><span class="sc-2__SCValue-cd34">${value}</span></div>`;

const bookPage = (book: ShopBook) =>
  page(
    { book: { bookPage: facts(book) } },
    `<div class="sc-9__SCBookContent-xy"><h1>${book.title}</h1><span itemprop="genre">${book.genre}</span>
    ${beside('EyeIcon', rounded(book.views))}${beside('LibraryIcon', rounded(book.library))}
    ${book.comments === 0 ? '' : beside('CommentsIcon', String(book.comments))}
    <span>${rounded(book.chars)} зн.</span><span itemprop="price">${book.price}</span></div>`,
  );

export const bookriverPages: FakePages = ({ pathname, searchParams }, books) => {
  if (pathname === '/genre') {
    const shown = searchParams.get('page') === '1' ? books : [];
    return page({ pagesFilter: { genre: { books: shown.map(facts) } } });
  }
  const id = /^\/book\/kniga-(\d+)$/.exec(pathname)?.[1];
  const book = books.find((each) => String(each.id) === id);
  return book === undefined ? null : bookPage(book);
};
