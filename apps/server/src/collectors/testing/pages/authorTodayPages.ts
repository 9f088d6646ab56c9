import type { ShopBook } from '../shopBook.ts';
import type { FakePages } from './fakePage.ts';

/** Written to the keys of the stored responses in the form of the API; not captured. */
const common = (book: ShopBook) => ({
  id: book.id,
  title: book.title,
  authorFIO: book.author,
  authorUserName: `author${book.id % 4}`,
  coAuthorFIO: 'Соавтор',
  coAuthorUserName: 'co',
  coAuthorConfirmed: book.id === 101,
  seriesId: book.id % 3 === 0 ? 7 : null,
  seriesTitle: book.id % 3 === 0 ? 'Цикл' : null,
  likeCount: book.likes,
  commentCount: book.comments,
  textLength: book.chars,
  status: book.price === 0 ? 'Free' : 'Sales',
  price: book.price === 0 ? null : book.price,
  lastModificationTime: '2026-03-01T10:00:00Z',
});

export const authorTodayPages: FakePages = ({ pathname, searchParams }, books) => {
  if (pathname === '/v1/catalog/search') {
    const isFirst = searchParams.get('page') === '1';
    const searchResults = (isFirst ? books : []).map((book) => ({
      ...common(book),
      viewCount: book.views,
      reviewCount: 2,
      isExclusive: true,
      publishTime: '2025-12-01T23:30:00Z',
    }));
    return JSON.stringify({ searchResults });
  }
  const id = /^\/v1\/work\/(\d+)\/details$/.exec(pathname)?.[1];
  const book = books.find((each) => String(each.id) === id);
  if (book === undefined) return null;
  return JSON.stringify({
    ...common(book),
    coverUrl: 'https://cm.author.today/content/1.jpg',
    lastUpdateTime: '2026-03-02T10:00:00Z',
    finishTime: book.isFinished ? '2026-03-02T10:00:00Z' : null,
    isFinished: book.isFinished,
    workForm: 'Novel',
    rewardCount: 3,
    adultOnly: false,
    format: 'EBook',
    annotation: '<p>Первая строка.</p><p>Вторая.</p>',
    tags: [book.tag],
    reviewCount: 2,
    isExclusive: true,
    seriesWorkNumber: 2,
    chapters: [
      {
        id: book.id * 10,
        title: 'Глава 1',
        isDraft: false,
        sortOrder: 0,
        publishTime: '2025-12-01T23:30:00Z',
        textLength: 14_000,
        isAvailable: true,
      },
      {
        id: book.id * 10 + 1,
        title: 'Черновик',
        isDraft: true,
        sortOrder: 1,
        publishTime: null,
        textLength: 0,
        isAvailable: false,
      },
    ],
  });
};
