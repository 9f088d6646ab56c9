import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Made-up titles: places move between them from day to day. */
const titles = [
  'Смотритель северного маяка',
  'Чай для дознавателя',
  'Дом на Лисьей горке',
  'Архивариус и буря',
  'Письма из соляного города',
  'Сад каменных птиц',
  'Мастер тихих часов',
  'Ключ от библиотеки',
  'Ведьмин полустанок',
  'Переписчик звёзд',
  'Хранительница рецептов',
  'Лодочник и сова',
];
const genres = ['Бытовое фэнтези', 'Любовное фэнтези', 'Магические академии'] as const;
/** Two days without a capture lie between the first and the second. */
const days = ['2026-08-03', '2026-08-06', '2026-08-07'] as const;
const DEPTH = 10;

/** The book at a place: the order turns by the genre's and the day's number. */
const bookAt = (genre: number, day: number, place: number) =>
  (place - 1 + genre * 4 + day) % titles.length;

export const titleAt = (genre: number, day: number, place: number): string =>
  titles[bookAt(genre, day, place)] ?? '';

/** Writes a bundle of three genre tops over three days with a gap; answers its folder. */
export function writeBundle(
  folder: string,
  change: { portal?: string; ranks?: (rows: string[]) => string[] } = {},
): string {
  mkdirSync(folder, { recursive: true });
  const manifest = {
    format: 'litometr-snapshot',
    version: 1,
    portal: change.portal ?? 'litmarket',
    source: 'written for tests',
    captured_at: '2026-08-07T19:00:00Z',
  };
  const books = titles.map((title, index) => `b${index},${title},Автор ${index % 5},${genres[0]}`);
  const metrics = days.flatMap((day, dayIndex) =>
    titles.map((_, index) => `${day},b${index},${(index + 2) * 21_000},${90 + dayIndex * 3},500`),
  );
  const ranks = days.flatMap((day, dayIndex) =>
    genres.flatMap((genre, genreIndex) =>
      Array.from(
        { length: DEPTH },
        (_, place) =>
          `${day},genre_top,${genre},${place + 1},b${bookAt(genreIndex, dayIndex, place + 1)}`,
      ),
    ),
  );
  const file = (name: string, header: string, rows: readonly string[]) =>
    writeFileSync(join(folder, name), `${[header, ...rows].join('\n')}\n`);
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest));
  file('books.csv', 'book_id,title,author_names,genres', books);
  file('metrics.csv', 'day,book_id,views,likes,library', metrics);
  file('ranks.csv', 'day,list,genre,position,book_id', change.ranks?.(ranks) ?? ranks);
  return folder;
}
