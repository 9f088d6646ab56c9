import type { BookAccess, BookForm } from '@litometr/api-contract';
import {
  type ListPlan,
  noPage,
  type PageRequest,
  type PortalCollector,
} from '../portalCollector.ts';
import { type CollectedBook, foundBook } from '../reading/collectedBook.ts';
import { FieldReader, lookUp } from '../reading/fieldReader.ts';
import { plainText } from '../reading/html.ts';
import { parseJson, ShapeError } from '../reading/shapeError.ts';
import { line, parseInstant } from '../reading/values.ts';
import {
  catalogue,
  details,
  type MetaInfo,
  metaInfo,
  type Person,
  type Work,
} from './authorTodayAnswers.ts';
import { authorTodayGenres } from './genres.ts';

/**
 * Author.Today through its documented API only, as a guest: its terms forbid programs that collect
 * from the pages. Data that is only on pages (library, readers' states) is not read.
 */
const api = 'https://api.author.today';
const PAGE_SIZE = 40;

/** Co-authors count once they have agreed to it. */
function authorsOf(work: Person): CollectedBook['authors'] {
  const all = [
    { id: work.authorUserName, name: work.authorFIO, is: true },
    { id: work.coAuthorUserName, name: work.coAuthorFIO, is: work.coAuthorConfirmed },
    {
      id: work.secondCoAuthorUserName,
      name: work.secondCoAuthorFIO,
      is: work.secondCoAuthorConfirmed,
    },
  ];
  return all.flatMap(({ id, name, is }) => {
    const shown = line(name);
    return is === true && shown !== null ? { id: id ?? null, name: shown } : [];
  });
}

const accessOf = lookUp<BookAccess>({
  Free: 'free',
  Sales: 'paid',
  Subscription: 'subscription',
});
const formOf = lookUp<BookForm>({
  Novel: 'novel',
  Tale: 'tale',
  Story: 'story',
  StoryBook: 'collection',
  Poetry: 'poetry',
  Translation: 'translation',
});

/** The API writes the year 1 where there is no instant. */
function dayOf(
  fields: FieldReader,
  field: 'first_published_on' | 'updated_on' | 'finished_on',
  instant: string | null | undefined,
): string | null {
  const isNone = instant?.startsWith('0001-01-01') === true;
  return fields.read(field, isNone ? null : instant, parseInstant);
}

const commonFacts = (work: Work, fields: FieldReader) => ({
  id: String(work.id),
  title: work.title,
  authors: authorsOf(work),
  seriesId: work.seriesId == null ? null : String(work.seriesId),
  seriesTitle: line(work.seriesTitle),
  access: fields.read('access', work.status, accessOf),
  chars: work.textLength ?? null,
  priceRub: work.price ?? null,
  url: `https://author.today/work/${work.id}`,
});

export function parseCatalogue(json: string, genre: string | null) {
  const { searchResults } = parseJson(json, catalogue);
  const books = searchResults.map((found) => {
    const fields = new FieldReader();
    const facts = commonFacts(found, fields);
    return foundBook({
      ...facts,
      genres: genre === null ? [] : [genre],
      isExclusive: found.isExclusive ?? null,
      firstPublishedOn: dayOf(fields, 'first_published_on', found.publishTime),
      updatedOn: dayOf(fields, 'updated_on', found.lastModificationTime),
      metrics: {
        views: found.viewCount,
        likes: found.likeCount,
        comments: found.commentCount,
        reviews: found.reviewCount ?? null,
      },
      unreadable: fields.unreadable,
    });
  });
  return { ...noPage, books, more: books.length === PAGE_SIZE };
}

function workFacts(found: MetaInfo, fields: FieldReader) {
  return {
    ...commonFacts(found, fields),
    form: found.format === 'AudioBook' ? 'audio' : fields.read('form', found.workForm, formOf),
    status: found.isFinished ? 'finished' : 'in_progress',
    ageLimit: found.adultOnly ? 18 : null,
    updatedOn: dayOf(fields, 'updated_on', found.lastUpdateTime),
    finishedOn: dayOf(fields, 'finished_on', found.finishTime),
    coverUrl: found.coverUrl ?? null,
  } as const;
}

const workMetrics = ({ likeCount, commentCount, rewardCount }: MetaInfo) => ({
  likes: likeCount,
  comments: commentCount,
  awards: rewardCount,
});

/** Fields of `/meta-info`; `/details` has the same and more. */
export function parseMetaInfo(json: string) {
  const found = parseJson(json, metaInfo);
  const fields = new FieldReader();
  const facts = workFacts(found, fields);
  const { unreadable } = fields;
  return { ...noPage, books: [foundBook({ ...facts, metrics: workMetrics(found), unreadable })] };
}

export function parseDetails(json: string) {
  const found = parseJson(json, details);
  const fields = new FieldReader();
  const book = foundBook({
    ...workFacts(found, fields),
    tags: found.tags,
    annotation: plainText(found.annotation),
    isExclusive: found.isExclusive ?? null,
    seriesNumber: found.seriesId == null ? null : (found.seriesWorkNumber ?? null),
    chapters: found.chapters
      .filter(({ isDraft }) => !isDraft)
      .map((chapter) => ({
        id: String(chapter.id),
        number: chapter.sortOrder + 1,
        title: line(chapter.title),
        publishedOn: chapter.publishTime == null ? null : parseInstant(chapter.publishTime),
        chars: chapter.textLength ?? null,
        isFree: chapter.isAvailable,
      })),
    metrics: { ...workMetrics(found), reviews: found.reviewCount ?? null },
    unreadable: fields.unreadable,
  });
  return { ...noPage, books: [book] };
}

function listPage(
  nth: number,
  sorting: string,
  genre?: { key: string; name: string },
): PageRequest {
  const query = new URLSearchParams({ page: String(nth), ps: String(PAGE_SIZE), sorting });
  if (genre !== undefined) query.set('genre', genre.key);
  return {
    url: `${api}/v1/catalog/search?${query.toString()}`,
    kind: 'json',
    parse: (json) => parseCatalogue(json, genre?.name ?? null),
  };
}

export const authorToday: PortalCollector = {
  portal: 'authortoday',
  way: 'api',
  origins: [api],
  paceMs: 2_000,
  rules: [
    'api_only',
    'robots',
    'pace',
    'identifies',
    'no_login',
    'no_readers',
    'one_day',
    'keeps_terms',
  ],
  links: ['https://author.today/pages/offer', 'https://api.author.today/help', `${api}/robots.txt`],
  // Token that the API's help gives to callers without an account.
  headers: { authorization: 'Bearer guest', accept: 'application/json' },
  revision: 2,
  floors: {
    views: 0.9,
    likes: 0.9,
    comments: 0.9,
    awards: 0.8,
    reviews: 0,
    authors: 0.95,
    genres: 0.5,
    tags: 0.3,
    form: 0.8,
    status: 0.8,
    access: 0.8,
    age_limit: 0,
    chars: 0.9,
    price_rub: 0,
    series: 0,
    first_published_on: 0,
    updated_on: 0.8,
    finished_on: 0,
  },
  discover: [],
  lists: () => [
    {
      list: 'global_top',
      genre: null,
      period: null,
      pages: 3,
      page: (nth) => listPage(nth, 'popular'),
    },
    {
      list: 'trending',
      genre: null,
      period: null,
      pages: 2,
      page: (nth) => listPage(nth, 'trending'),
    },
    ...authorTodayGenres.map(
      (genre): ListPlan => ({
        list: 'genre_top',
        genre: genre.name,
        period: null,
        pages: 1,
        page: (nth) => listPage(nth, 'popular', genre),
      }),
    ),
  ],
  detail: (id) => ({
    url: `${api}/v1/work/${id}/details`,
    kind: 'json',
    parse: (json) => {
      const page = parseDetails(json);
      if (page.books[0]?.id !== id) throw new ShapeError('The response is of another work.', 'id');
      return page;
    },
  }),
};
