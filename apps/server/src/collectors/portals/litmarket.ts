import {
  type ListPlan,
  noPage,
  type PageRequest,
  type ParsedPage,
  type PortalCollector,
} from '../portalCollector.ts';
import { foundBook } from '../reading/collectedBook.ts';
import { FieldReader } from '../reading/fieldReader.ts';
import {
  besideIcon,
  blockAround,
  elementTexts,
  openPage,
  type Page,
  type Part,
  removeForeign,
  requiredText,
  textOf,
  textsOf,
} from '../reading/html.ts';
import { parseCount, parseExact } from '../reading/numbers.ts';
import { roundedValue, ShapeError } from '../reading/shapeError.ts';
import { parseButton } from '../reading/shopButton.ts';
import { line, parseAge, parseDate, parseInstant } from '../reading/values.ts';
import { byPages } from './byPages.ts';
import { litmarketGenres } from './genres.ts';

/** Litmarket by its pages. Views are rounded ('441k'), the rest is exact. */
const site = 'https://litmarket.ru';

/** '/books/<slug>' → slug. @throws ShapeError for anything else */
function slugOf(href: string | undefined): string {
  const slug = /^(?:https:\/\/litmarket\.ru)?\/books\/([\w.-]+)(?:[/?#]|$)/.exec(href ?? '')?.[1];
  if (slug === undefined)
    throw new ShapeError('A link does not lead to a book.', 'div.card-title a');
  return slug;
}

/** '/<slug>-p<digits>' → digits; null for anything else. */
function authorIdOf(href: string | undefined): string | null {
  return /-p(\d+)(?:[/?#]|$)/.exec(href ?? '')?.[1] ?? null;
}

/** Links beside the authors, as one to follow them, lead to no author. */
function authorsOf($: Page, links: Part) {
  return links.toArray().flatMap((node) => {
    const [id, name] = [authorIdOf($(node).attr('href')), line($(node).text())];
    return id === null || name === null ? [] : { id, name };
  });
}

const items = '#booksList .books-list.cards-container div.item';

export function parseList(html: string, genre: string | null): ParsedPage {
  const $ = openPage(html);
  const found = $(items).toArray();
  if (found.length === 0 && $('#booksList').length === 0) {
    throw new ShapeError('The page has no list of books.', '#booksList');
  }
  const books = found.map((node) => {
    const card = $(node);
    const slug = slugOf(card.find('div.card-title a').attr('href'));
    const fields = new FieldReader();
    const exact = (field: 'likes' | 'library', selector: string) =>
      fields.read(field, textOf(card.find(selector)), parseExact);
    const views = besideIcon($, card.find('div.card-statistics i.lmfont-views'));
    return foundBook({
      id: slug,
      title: requiredText(card, 'div.card-title a'),
      authors: authorsOf($, card.find('div.author a')),
      genres: genre === null ? [] : [genre],
      url: `${site}/books/${slug}`,
      metrics: {
        views: roundedValue('litmarket', 'views', fields.read('views', views, parseCount)),
        likes: exact('likes', 'span.rating-total'),
        library: exact('library', 'span.libraries-count'),
      },
      unreadable: fields.unreadable,
    });
  });
  return { ...noPage, books, more: $('ul.pagination a[rel=next]').length > 0 };
}

/** Comments of readers and cards of other books. */
const foreign = '.comments, #comments, #booksList, .books-list, .cards-container, div.item';
/** Elements with free texts of the book. */
const texts = 'h1, a, ul.tags, [itemprop=description], [itemprop=name], [itemprop=dateCreated]';
const statuses = /^(?:Статус:\s*)?(?:(Закончена)(?::\s*(.{1,40}))?|(В работе)|(Заморожена))$/;

/** The status has an element of its own with an unknown class; it contains nothing else. */
function statusOf($: Page, block: Part, fields: FieldReader) {
  const found = elementTexts($, block, texts).flatMap((text) => {
    const [shown, finished, day, , frozen] = statuses.exec(text) ?? [];
    if (shown === undefined) return [];
    const status = finished !== undefined ? 'finished' : frozen ? 'frozen' : 'in_progress';
    return { status, day } as const;
  });
  const only = fields.readOnly(
    'status',
    found.map(({ status }) => status),
    () => found[0]?.status ?? null,
  );
  const day = found.find((each) => each.day !== undefined)?.day;
  const finishedOn = only === 'finished' ? fields.read('finished_on', day, parseDate) : null;
  return { status: only, finishedOn };
}

/** `span.number` is a rank in the genre that is named beside it. */
export function parseBook(html: string, slug: string): ParsedPage {
  const $ = openPage(html);
  removeForeign($, 'div.card-info h1', foreign);
  const card = $('div.card-info:has(h1)').first();
  const block = blockAround(card, 'div.card-genres');
  const fields = new FieldReader();
  const shown = (selector: string) => textsOf($, block.find(selector));
  const created = block.find('span[itemprop=dateCreated]').first();
  const only = foundBook({
    id: slug,
    title: requiredText(card, 'h1'),
    authors: authorsOf($, card.find('div.card-author a')),
    seriesTitle: textOf(card.find('div.card-cycle a')),
    genres: shown('div.card-genres span[itemprop=name]'),
    tags: shown('ul.tags a').map((tag) => tag.replace(/^#/, '')),
    ...statusOf($, block, fields),
    ageLimit: fields.readOnly('age_limit', shown('div.age-limit'), parseAge),
    pages: fields.read('pages', besideIcon($, block.find('i.lmfont-pages')), (text) =>
      parseExact(text, /стр(?:\.|аниц[аы]?)?/),
    ),
    firstPublishedOn: fields.read(
      'first_published_on',
      textOf(created) ?? created.attr('content'),
      (text) => parseDate(text) ?? parseInstant(text),
    ),
    url: `${site}/books/${slug}`,
    coverUrl: block.find('img[itemprop=image]').attr('src') ?? null,
    annotation: textOf(block.find('div[itemprop=description]')),
    ...parseButton(block.find('div.btn-success.price-btn a').first(), fields, {
      oldPrice: '.strike',
      newPrice: '.discount-price',
    }),
    metrics: {
      comments: fields.readOnly('comments', shown('span.comments-count'), parseExact),
      donations: fields.readOnly('donations', shown('span.donate-count'), parseExact),
    },
    unreadable: fields.unreadable,
  });
  return { ...noPage, books: [only] };
}

function listPage(nth: number, query: Record<string, string>, genre: string | null): PageRequest {
  return {
    url: `${site}/books?${new URLSearchParams({ ...query, page: String(nth) }).toString()}`,
    kind: 'html',
    parse: (html) => parseList(html, genre),
  };
}

export const litmarket: PortalCollector = {
  portal: 'litmarket',
  ...byPages(site),
  revision: 2,
  floors: {
    views: 0.9,
    likes: 0.9,
    library: 0.9,
    comments: 0.7,
    donations: 0,
    authors: 0.95,
    genres: 0.9,
    tags: 0,
    status: 0.8,
    age_limit: 0,
    access: 0.5,
    pages: 0,
    price_rub: 0,
    price_old_rub: 0,
    series: 0,
    first_published_on: 0,
    finished_on: 0,
  },
  discover: [],
  lists: () => [
    {
      list: 'global_top',
      genre: null,
      period: 'month',
      pages: 3,
      page: (nth) => listPage(nth, { sorting: 'rating', periods: 'month' }, null),
    },
    ...litmarketGenres.map(
      ({ key, name }): ListPlan => ({
        list: 'genre_top',
        genre: name,
        period: null,
        pages: 3,
        page: (nth) => listPage(nth, { genres: key }, name),
      }),
    ),
  ],
  detail: (id) => ({
    url: `${site}/books/${id}`,
    kind: 'html',
    parse: (html) => parseBook(html, id),
  }),
};
