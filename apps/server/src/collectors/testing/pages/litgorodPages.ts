import { grouped, type ShopBook } from '../shopBook.ts';
import type { FakePages } from './fakePage.ts';

/** Written to the selectors that public code uses; not captured. */
const page = (body: string) =>
  `<!DOCTYPE html><!-- written, not captured --><html lang="ru"><body>${body}</body></html>`;

const item = ({ id, title }: ShopBook) =>
  `<div><a href="/books/view/${id}"><img src="https://cdn.litgorod.ru/${id}.jpg"></a><a href="/books/view/${id}">${title}</a></div>`;

const counter = (icon: string, label: string, value: number) =>
  `<span class="b-book_counters__item" data-tooltip="${label}: ${grouped(value)}"><i class="i-counters_${icon}"></i> ${Math.round(value / 1_000)}к</span>`;

const bookPage = (book: ShopBook) =>
  page(`
<div class="b-book_item__content"><h1>${book.title}</h1><h2 class="h3"><a href="/profile/${book.id % 4}/books">${book.author}</a></h2></div>
<div class="b-book_item__cycle"><a href="">Цикл</a></div><div class="b-book_item__includes"><a href=""># ${book.tag}</a></div>
<div class="b-book_adult_old">16+</div><div class="_date">11.03.2026</div>
${counter('eye', 'Просмотры', book.views)}${counter('book', 'В библиотеках', book.library)}
${counter('commentary', 'Комментарии', book.comments)}${counter('a', 'Знаков', book.chars)}
<span class="b-heart">${book.likes}</span>
<ul class="b-book_rating"><li><span class="_cnt">3</span><span class="_text"><a href="">${book.genre}</a></span></li></ul>
<span class="b-book_item__status-${book.isFinished ? 2 : 1}"></span>
<img src="https://cdn.litgorod.ru/${book.id}.jpg">
<div class="buy-button"><span class="_text">${book.price} ₽</span> <span class="text-danger">299 ₽</span></div>
<div class="comment"><b>Имя читателя</b> Слова читателя</div>`);

export const litgorodPages: FakePages = ({ pathname, searchParams }, books) => {
  if (pathname === '/genres') {
    return page(
      '<a href="/books/search?genre_id=3">Фэнтези</a><a href="/books/search?genre_id=8">Детектив</a>',
    );
  }
  if (pathname === '/books/search') {
    const half = Math.ceil(books.length / 2);
    const nth = Number(searchParams.get('page'));
    const shown = books.slice((nth - 1) * half, nth * half);
    return page(
      `${shown.map(item).join('')}<a class="b-paging__num">1</a><a class="b-paging__num">2</a>`,
    );
  }
  const id = /^\/books\/view\/(\d+)$/.exec(pathname)?.[1];
  const book = books.find((each) => String(each.id) === id);
  return book === undefined ? null : bookPage(book);
};
