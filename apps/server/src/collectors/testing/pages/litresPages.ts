import type { ShopBook } from '../shopBook.ts';
import type { FakePages } from './fakePage.ts';

/** Written to the keys of the stored response; not captured. */
const art = (book: ShopBook) => ({
  id: book.id,
  title: book.title,
  url: `/book/avtor/kniga-${book.id}/`,
  art_type: 0,
  persons: [
    { id: book.id % 4, full_name: book.author, role: 'author', url: '/author/a/' },
    { id: 99, full_name: 'Чтец', role: 'reader', url: '/author/r/' },
  ],
  rating: {
    rated_avg: 4.5,
    rated_total_count: book.likes,
    rated_1_count: 1,
    rated_2_count: 2,
    rated_3_count: 3,
    rated_4_count: 4,
    rated_5_count: book.likes - 10,
  },
  prices: { final_price: book.price, full_price: 299, currency: 'RUB', discount_percent: 50 },
  series: [{ id: 9, name: 'Цикл', art_order: 3, unique_arts_count: 10 }],
  labels: { is_bestseller: true, is_litres_exclusive: false },
  min_age: 16,
  symbols_count: book.chars,
  cover_url: `/pub/c/cover/${book.id}.jpg`,
  is_available_with_subscription: false,
  alternative_versions: [{ id: 1, art_type: 1 }],
  last_updated_at: '2026-03-01T00:00:00',
});

export const litresPages: FakePages = ({ pathname, searchParams }, books) => {
  if (/^\/foundation\/api\/genres\/\d+\/arts\/facets$/.test(pathname)) {
    const data = searchParams.get('offset') === '0' ? books.map(art) : [];
    return JSON.stringify({
      payload: { data, counters: { all: books.length }, pagination: { next_page: null } },
    });
  }
  const id = /^\/foundation\/api\/arts\/(\d+)$/.exec(pathname)?.[1];
  const book = books.find((each) => String(each.id) === id);
  if (book === undefined) return null;
  const detail = {
    ...art(book),
    genres: [{ id: 5018, name: book.genre }],
    tags: [{ id: 1, name: book.tag }],
    publisher: { name: 'Издательство' },
    html_annotation: '<p>О книге.</p>',
    reviews_count: 4,
  };
  return JSON.stringify({ payload: { data: detail } });
};
