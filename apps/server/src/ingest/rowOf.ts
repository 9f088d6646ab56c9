import type { MetricKey } from '@litometr/api-contract';
import { metricKeys } from '@litometr/domain';
import type { BundleFile, BundleRows } from '../measurements/rows.ts';
import { CellFault } from './cells.ts';
import type { CellsOf, FileColumns } from './columns.ts';

/** A fault between the cells of a row, with the cell that it is reported for. */
export class RowFault extends CellFault {
  readonly column: string;

  constructor(column: string, reason: string) {
    super(reason);
    this.column = column;
  }
}

type Cells<File extends BundleFile> = CellsOf<FileColumns[File]>;
type RowOf = { [File in BundleFile]: (cells: Cells<File>) => BundleRows[File] | RowFault };

/** From the cells of a line to a row of the bundle. */
export const rowOf: RowOf = {
  books: (cells) => {
    const authors = authorsOf(cells);
    if (authors instanceof RowFault) return authors;
    return {
      bookId: cells.book_id,
      title: cells.title,
      authors,
      seriesId: cells.series_id,
      seriesTitle: cells.series_title,
      seriesNumber: cells.series_number,
      genres: cells.genres ?? [],
      tags: cells.tags ?? [],
      form: cells.form,
      status: cells.status,
      access: cells.access,
      ageLimit: cells.age_limit,
      chars: cells.chars,
      pages: cells.pages,
      priceRub: cells.price_rub,
      priceOldRub: cells.price_old_rub,
      priceAudioRub: cells.price_audio_rub,
      hasAudio: cells.has_audio,
      isExclusive: cells.is_exclusive,
      hasProfanity: cells.has_profanity,
      publisher: cells.publisher,
      firstPublishedOn: cells.first_published_on,
      updatedOn: cells.updated_on,
      finishedOn: cells.finished_on,
      url: cells.url,
      coverUrl: cells.cover_url,
      annotation: cells.annotation,
    };
  },
  metrics: (cells) => {
    const read: Partial<Record<MetricKey, number>> = {};
    for (const metric of metricKeys) {
      const value = cells[metric];
      if (value !== null) read[metric] = value;
    }
    const { stars_1, stars_2, stars_3, stars_4, stars_5 } = cells;
    const stars = [stars_1, stars_2, stars_3, stars_4, stars_5] as const;
    return {
      day: cells.day,
      bookId: cells.book_id,
      values: read,
      chars: cells.chars,
      priceRub: cells.price_rub,
      stars: stars.every((votes) => votes === null) ? null : stars,
    };
  },
  ranks: (cells) => {
    const ofGenre = cells.list === 'genre_top';
    if (ofGenre && cells.genre === null) {
      return new RowFault('genre', 'is required with the list genre_top');
    }
    if (!ofGenre && cells.genre !== null) {
      return new RowFault('genre', 'may stand only with the list genre_top');
    }
    return {
      day: cells.day,
      list: cells.list,
      genre: cells.genre,
      period: cells.period,
      position: cells.position,
      bookId: cells.book_id,
    };
  },
  authors: (cells) => {
    if (cells.subscribers !== null && cells.day === null) {
      return new RowFault('day', 'is required with subscribers');
    }
    return {
      authorId: cells.author_id,
      name: cells.name,
      url: cells.url,
      avatarUrl: cells.avatar_url,
      day: cells.day,
      subscribers: cells.subscribers,
    };
  },
  chapters: (cells) => ({
    bookId: cells.book_id,
    chapterId: cells.chapter_id,
    number: cells.number,
    title: cells.title,
    publishedOn: cells.published_on,
    chars: cells.chars,
    isFree: cells.is_free,
  }),
  awards: (cells) => ({
    day: cells.day,
    bookId: cells.book_id,
    type: cells.type,
    count: cells.count,
  }),
};

/** Ids and names go in pairs; without ids an author is known by the name. */
function authorsOf({
  author_ids: ids,
  author_names: names,
}: Cells<'books'>): BundleRows['books']['authors'] | RowFault {
  if (names === null) {
    return ids === null ? [] : new RowFault('author_names', 'must name as many as author_ids');
  }
  if (ids !== null && ids.length !== names.length) {
    return new RowFault(
      'author_ids',
      `has ${ids.length} values, author_names has ${names.length}; they must be as many`,
    );
  }
  return names.map((name, index) => ({ externalId: ids?.[index] ?? null, name }));
}
