import { grouped, type ShopBook } from '../shopBook.ts';
import type { FakePages } from './fakePage.ts';

/** Written to the keys that public code reads and the stored list cards; not captured. */
const alias = ({ id }: ShopBook) => `kniga-b${id}`;

const card = (book: ShopBook) => `
<div class="row book-item"><div class="col-xs-7">
  <h4 class="book-title"><a href="/ru/book/${alias(book)}">${book.title}</a></h4>
  <p class="author-wr"><a class="author" href="/ru/avtor-u1">${book.author}</a></p> Аннотация…
  <p class="tags-wr"><span class="meta-name">В тексте есть: </span> <a href="">${book.tag}</a></p>
  <span class="book-status book-status-${book.isFinished ? 'full' : 'process'}" title="${grouped(book.chars)} знаков">
    <i class="material-icons">&#xe86a;</i> В процессе: 11 Мар <span>329 стр</span></span>
  <span class="count-views" title="Кол-во просмотров">${book.views}</span>
  <span class="count-favourites" title="Кол-во добавлений в библиотеку">${book.library}</span>
  <span class="count-comments" title="Кол-во комментариев">${book.comments}</span>
</div><div class="col-xs-3 meta-info"><p><span class="meta-name">Общий рейтинг:</span> 11038 <i></i></p>
  <p><strong>#2 в <a href="">Попаданцы</a></strong></p></div></div>`;

export const litnetPages: FakePages = ({ pathname, searchParams }, books) => {
  if (pathname === '/v2/genres/top') {
    const items = books.map((book) => ({
      alias: alias(book),
      title: book.title,
      link: `/ru/book/${alias(book)}`,
      author: { name: book.author },
      isFinished: book.isFinished,
    }));
    return JSON.stringify({ items, total: items.length });
  }
  if (pathname.startsWith('/ru/top/') && searchParams.get('page') === '1') {
    return `<!DOCTYPE html><!-- written, not captured --><html><body>${books.map(card).join('')}
      <ul class="pagination"><li class="next disabled"><span>»</span></li></ul></body></html>`;
  }
  const id = /^\/v2\/book\/(\d+)$/.exec(pathname)?.[1];
  const book = books.find((each) => String(each.id) === id);
  if (book === undefined) return null;
  return JSON.stringify({
    title: book.title,
    alias: alias(book),
    image: 'https://rs.litnet.com/uploads/covers/220/1.jpg',
    annotation: 'О книге.<br>Ещё строка.',
    author: { name: book.author },
    co_author: null,
    genres: [{ name: book.genre }],
    tags: [{ name: book.tag }],
    cycle: { title: 'Цикл' },
    publisher: null,
    finished_at: book.isFinished ? '2026-02-01T12:00:00Z' : null,
    flags: { is_finished: book.isFinished },
    stats: { rating: 11_038, count_likes: book.likes, count_views: book.views },
  });
};
