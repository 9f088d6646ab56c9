import { type ShopBook, shortened } from '../shopBook.ts';
import type { FakePages } from './fakePage.ts';

/** Written to the selectors that public code uses; not captured. */
const views = (book: ShopBook) => shortened(book.views, 0, { k: 'k', m: 'M' });

const item = (book: ShopBook) => `
<div class="item"><div class="card-title"><a href="/books/kniga-${book.id}">${book.title}</a></div>
  <div class="author"><a href="/avtor-p${book.id % 4}">${book.author}</a></div>
  <span class="rating-total">${book.likes}</span><span class="libraries-count">(${book.library})</span>
  <div class="card-statistics"><span><i class="lmfont-views"></i> ${views(book)}</span></div></div>`;

const page = (body: string) =>
  `<!DOCTYPE html><!-- written, not captured --><html lang="ru"><body>${body}</body></html>`;

const bookPage = (book: ShopBook) =>
  page(`
<div class="card-info"><h1>${book.title}</h1><div class="card-author"><a href="/avtor-p${book.id % 4}">${book.author}</a></div>
  <div class="card-cycle"><a href="/cycle/1">Цикл</a></div></div>
<div class="card-genres"><div class="card-top-positions"><span class="number">#3</span><span itemprop="name">${book.genre}</span></div></div>
<ul class="tags"><li><a href="">#${book.tag}</a></li></ul><div class="age-limit">16+</div>
<span itemprop="dateCreated">11.03.2026</span><span>${book.isFinished ? 'Закончена: 20.03.2026' : 'В работе'}</span>
<span><i class="lmfont-pages"></i> 329 стр.</span><span class="comments-count">${book.comments}</span>
<span class="donate-count">12</span><div itemprop="description">О книге.</div>
<div class="btn-success price-btn"><a href="">Купить <span class="strike">299 ₽</span> <span class="discount-price">${book.price} ₽</span></a></div>
<div class="comments"><a class="reader">Имя читателя</a><p>Слова читателя</p></div>`);

export const litmarketPages: FakePages = ({ pathname, searchParams }, books) => {
  if (pathname === '/books') {
    const shown = searchParams.get('page') === '1' ? books : [];
    return page(
      `<div id="booksList"><div class="books-list cards-container">${shown.map(item).join('')}</div></div>`,
    );
  }
  const id = /^\/books\/kniga-(\d+)$/.exec(pathname)?.[1];
  const book = books.find((each) => String(each.id) === id);
  return book === undefined ? null : bookPage(book);
};
