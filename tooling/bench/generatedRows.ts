/**
 * Rows of a large portal as SQL over `numbers()`, for the importer's stage: a set-up of two
 * million readings takes seconds, and everything after the stage is the product's own way.
 * Every value follows from the book's number and the day, so that two runs measure the same.
 */

export interface PortalSize {
  /** Of these books the first `read` have a reading on each of the days. */
  books: number;
  read: number;
}

const DAYS = 90;
/** The last of the days. */
export const DATA_DAY = '2026-08-07';
const FIRST_DAY = `toDate('${DATA_DAY}') - ${DAYS - 1}`;

const GENRES = 30;
const TAGS = 800;
const PLACES = 100;
/** Books that compete for the places of a list. */
const CANDIDATES = 170;

const things = [
  'дракон',
  'невеста',
  'академия',
  'измена',
  'попаданка',
  'наследник',
  'тайна',
  'зима',
  'корона',
  'ведьма',
  'сердце',
  'развод',
  'башня',
  'клан',
  'охота',
  'море',
  'звезда',
  'маг',
];
const kinds = [
  'Последний',
  'Чужой',
  'Северный',
  'Проклятый',
  'Случайный',
  'Мой',
  'Ледяной',
  'Забытый',
  'Истинный',
  'Тёмный',
  'Второй',
  'Вечный',
  'Хрустальный',
  'Невольный',
];
const words = (from: readonly string[]) => `[${from.map((word) => `'${word}'`).join(', ')}]`;

/** An even number below `limit` that belongs to a book and a purpose. */
const dice = (purpose: string, limit: number | string) => `cityHash64(n, '${purpose}') % ${limit}`;
const pick = (from: string, purpose: string, count: number) =>
  `${from}[1 + ${dice(purpose, count)}]`;

/** Few tags are common and most are rare. */
const tag = (at: number) =>
  `concat('тег ', toString(intDiv(pow(${dice(`tag${at}`, 1_000)}, 2), ${1_000_000 / TAGS})))`;

export const booksSql = ({ books }: PortalSize, authors: number) => `
  INSERT INTO litometr_stage.books (line, book_id, title, author_keys, author_names, genres, tags,
    series_external_id, series_title, series_number, form, status, access, age_limit, chars, price_rub,
    price_old_rub, has_audio, first_published_on, updated_on, url, cover_url, annotation)
  SELECT n + 2, concat('b', toString(n)),
    concat(${pick(words(kinds), 'kind', kinds.length)}, ' ', ${pick(words(things), 'thing', things.length)}, ' ', toString(n)),
    arrayMap(a -> concat('id:', toString(a)), writers), arrayMap(a -> concat('Автор ', toString(a)), writers),
    arrayDistinct([concat('Жанр ', toString(${dice('g1', GENRES)})), concat('Жанр ', toString(${dice('g2', GENRES)}))]),
    arrayDistinct([${[1, 2, 3, 4, 5].map(tag).join(', ')}]),
    if(series % 2 = 0, concat('s', toString(intDiv(n, 3))), NULL), if(series % 2 = 0, concat('Цикл ', toString(intDiv(n, 3))), NULL),
    if(series % 2 = 0, n % 3 + 1, NULL), ['novel', 'tale', 'story'][1 + ${dice('form', 3)}],
    ['in_progress', 'finished', 'finished', 'frozen'][1 + ${dice('status', 4)}],
    ['free', 'paid', 'paid', 'subscription'][1 + ${dice('access', 4)}], [12, 16, 18][1 + ${dice('age', 3)}],
    20000 + ${dice('chars', 800_000)}, if(${dice('access', 4)} = 0, 0, 79 + ${dice('price', 20)} * 10),
    if(${dice('sale', 12)} = 0, 400, NULL), ${dice('audio', 9)} = 0,
    toString(toDate('${DATA_DAY}') - ${dice('born', 1_500)}), toString(toDate('${DATA_DAY}') - ${dice('updated', 400)}),
    concat('https://example.org/book/', toString(n)), NULL,
    repeat(concat('История о том, что было дальше, и о том, чего не было: ', ${pick(words(things), 'story', things.length)}, '. '), 4)
  FROM (
    SELECT toUInt64(number) AS n, cityHash64(number, 'series') AS series,
      arrayDistinct(if(cityHash64(number, 'pair') % 10 = 0,
        [cityHash64(number, 'a') % ${authors}, cityHash64(number, 'b') % ${authors}],
        [cityHash64(number, 'a') % ${authors}])) AS writers
    FROM numbers(${books}))`;

/** How well a book does; few do well. */
const fame = "pow(1 + cityHash64(n, 'fame') % 1000, 2) / 1000";

/** Readings of one day after another, as captures bring them. */
export const metricsSql = ({ read }: PortalSize) => `
  INSERT INTO litometr_stage.metrics (line, day, book_id, views, likes, library, comments, reviews,
    awards, rating, rating_count, chars, price_rub)
  SELECT number + 2, ${FIRST_DAY} + d, concat('b', toString(n)),
    toUInt64(1000 + reach * 40), toUInt64(20 + reach * 2), toUInt64(30 + reach * 3),
    toUInt64(reach / 3), toUInt64(reach / 40), toUInt64(reach / 9), 3 + (cityHash64(n, 'rating') % 200) / 100,
    toUInt64(5 + reach / 2), 20000 + cityHash64(n, 'chars') % 800000 + intDiv(d, 3 + n % 20) * 12000,
    if(cityHash64(n, 'access') % 4 = 0, 0, 79 + (cityHash64(n, 'price') + intDiv(d + n, 45)) % 20 * 10)
  FROM (
    SELECT number, number % ${read} AS n, intDiv(number, ${read}) AS d,
      ${fame} * (100 + d + (cityHash64(n, d) % 100) / 100) AS reach
    FROM numbers(${DAYS} * ${read}))`;

interface ListKind {
  list: string;
  period: string;
  genre: boolean;
}

/** A list of every captured day: by fame, with ups and downs of weeks and of days. */
const ranksOf = ({ read }: PortalSize, { list, period, genre }: ListKind, at: number) => `
  INSERT INTO litometr_stage.ranks (line, day, list, genre, period, position, book_id)
  SELECT ${at} * 10000000 + row_number() OVER () + 1, day, '${list}', genre, '${period}', position, concat('b', toString(n))
  FROM (
    SELECT genre, n, day, row_number() OVER (PARTITION BY genre, day ORDER BY score DESC, n) AS position
    FROM (
      SELECT genre, n, ${FIRST_DAY} + d AS day,
        fame + 60 * sin((d + n % 90) / 9) + cityHash64(n, d, '${list}${period}') % 60 AS score
      FROM (
        SELECT genre, n, fame FROM (
          SELECT number AS n, ${fame} AS fame,
            ${genre ? `concat('Жанр ', toString(${dice('g1', GENRES)}))` : `''`} AS genre
          FROM numbers(${read}))
        ORDER BY fame DESC LIMIT ${CANDIDATES} BY genre)
      ARRAY JOIN range(${DAYS}) AS d))
  WHERE position <= ${PLACES}`;

const kindsOfLists: readonly ListKind[] = [
  { list: 'global_top', period: '', genre: false },
  ...['day', 'week', 'month'].map((period) => ({ list: 'bestseller', period, genre: false })),
  { list: 'genre_top', period: '', genre: true },
];

export const ranksSql = (size: PortalSize) =>
  kindsOfLists.map((kind, at) => ranksOf(size, kind, at));
