import type {
  BookAccess,
  BookForm,
  BookStatus,
  ListKind,
  ListPeriod,
  MetricKey,
  PortalSlug,
} from '@litometr/api-contract';

/**
 * The rows of a snapshot bundle, parsed. Both the CSV reader and the demo generator yield these;
 * what follows (checks, ids, publishing) knows no other form. Null is 'not published or not
 * read'; days and dates are `YYYY-MM-DD`.
 */

export interface BundleManifest {
  portal: PortalSlug;
  source: string;
  /** ISO 8601 instant. */
  capturedAt: string;
}

export interface BookRow {
  bookId: string;
  title: string;
  authors: readonly { externalId: string | null; name: string }[];
  seriesId: string | null;
  seriesTitle: string | null;
  seriesNumber: number | null;
  genres: readonly string[];
  tags: readonly string[];
  form: BookForm | null;
  status: BookStatus | null;
  access: BookAccess | null;
  ageLimit: number | null;
  chars: number | null;
  pages: number | null;
  priceRub: number | null;
  priceOldRub: number | null;
  priceAudioRub: number | null;
  hasAudio: boolean | null;
  isExclusive: boolean | null;
  hasProfanity: boolean | null;
  publisher: string | null;
  firstPublishedOn: string | null;
  updatedOn: string | null;
  finishedOn: string | null;
  url: string | null;
  coverUrl: string | null;
  annotation: string | null;
}

type Votes = number | null;

export interface MetricRow {
  day: string;
  bookId: string;
  values: Readonly<Partial<Record<MetricKey, number>>>;
  chars: number | null;
  priceRub: number | null;
  /** Votes for one to five stars; null where the portal shows none of them. */
  stars: readonly [Votes, Votes, Votes, Votes, Votes] | null;
}

export interface RankRow {
  day: string;
  list: ListKind;
  /** Name, only with `genre_top`. */
  genre: string | null;
  period: ListPeriod | null;
  position: number;
  bookId: string;
}

export interface AuthorDayRow {
  authorId: string;
  name: string;
  url: string | null;
  avatarUrl: string | null;
  day: string | null;
  subscribers: number | null;
}

export interface ChapterRow {
  bookId: string;
  chapterId: string;
  number: number | null;
  title: string | null;
  publishedOn: string | null;
  chars: number | null;
  isFree: boolean | null;
}

export interface AwardRow {
  day: string;
  bookId: string;
  type: string;
  count: number;
}

/** The rows of a bundle by file. */
export interface BundleRows {
  books: BookRow;
  metrics: MetricRow;
  ranks: RankRow;
  authors: AuthorDayRow;
  chapters: ChapterRow;
  awards: AwardRow;
}
export type BundleFile = keyof BundleRows;

/**
 * Rows of one file on their way to the store. Files may come in any order and mixed.
 * `lines` are the rows' lines in their file, for the reports; left out, they count from 2.
 */
export interface RowBatch<File extends BundleFile = BundleFile> {
  readonly file: File;
  readonly rows: readonly BundleRows[File][];
  readonly lines?: readonly number[];
  /** Books whose rows are refused: to name them in other files is no further fault. */
  readonly refusedBooks?: readonly string[];
}

/** Rows as the stage takes them (`stagedLines`), made beside the thread that serves pages. */
export interface PackedBatch {
  readonly file: BundleFile;
  readonly packed: Uint8Array;
  /**
   * Columns of the stage. When present, the rows are lines of CSV, as in the file but preceded by
   * their line numbers.
   */
  readonly columns?: readonly string[];
  /** Of rows. */
  readonly count: number;
  readonly refusedBooks: readonly string[];
}

/** A bundle as `publishBundle` takes it, whatever it is read or made from. */
export interface BundleSource {
  readonly manifest: BundleManifest;
  readonly batches: AsyncIterable<RowBatch | PackedBatch> | Iterable<RowBatch>;
}
