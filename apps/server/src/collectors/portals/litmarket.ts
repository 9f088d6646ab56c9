import {
  noPage,
  type PageRequest,
  type ParsedPage,
  type PortalCollector,
} from '../portalCollector.ts';
import { foundBook } from '../reading/collectedBook.ts';
import { openPage, type Page, type Part, requiredText, textOf, textsOf } from '../reading/html.ts';
import { roundedValue, ShapeError } from '../reading/shapeError.ts';
import {
  dayOf,
  exactCount,
  line,
  readAge,
  readCount,
  readDate,
  readPrice,
} from '../reading/values.ts';
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

function authorsOf($: Page, links: Part) {
  return links.toArray().flatMap((node) => {
    const name = line($(node).text());
    return name === null ? [] : { id: authorIdOf($(node).attr('href')), name };
  });
}

const views = (part: Part) =>
  roundedValue('litmarket', 'views', readCount(textOf(part.find('i.lmfont-views').parent())));

const items = '#booksList .books-list.cards-container div.item';

export function parseList(html: string, genre: string | null): ParsedPage {
  const $ = openPage(html);
  const found = $(items).toArray();
  if (found.length === 0 && $('#booksList').length === 0) {
    throw new ShapeError('The list of books is not there.', '#booksList');
  }
  const books = found.map((node) => {
    const card = $(node);
    const slug = slugOf(card.find('div.card-title a').attr('href'));
    return foundBook({
      id: slug,
      title: requiredText(card, 'div.card-title a'),
      authors: authorsOf($, card.find('div.author a')),
      genres: genre === null ? [] : [genre],
      url: `${site}/books/${slug}`,
      metrics: {
        views: views(card.find('div.card-statistics')),
        likes: exactCount(textOf(card.find('span.rating-total'))),
        library: exactCount(textOf(card.find('span.libraries-count'))),
      },
    });
  });
  return { ...noPage, books, more: $('ul.pagination a[rel=next]').length > 0 };
}

function statusOf(card: Part) {
  const text = card.text();
  if (text.includes('Закончена')) return 'finished';
  return text.includes('В работе') ? 'in_progress' : null;
}

function pricesOf(button: Part) {
  if (button.length === 0) return { priceRub: null, priceOldRub: null, access: null };
  const text = textOf(button) ?? '';
  if (/бесплатно/i.test(text)) return { priceRub: 0, priceOldRub: null, access: 'free' } as const;
  const old = readPrice(textOf(button.find('.strike')));
  const discount = button.find('.discount-price');
  const access = /подписк/i.test(text) ? 'subscription' : 'paid';
  const priceRub = readPrice(discount.length > 0 ? textOf(discount) : text);
  return { priceRub, priceOldRub: old, access } as const;
}

/** `span.number` is a place in the genre that stands beside it. */
export function parseBook(html: string, slug: string): ParsedPage {
  const $ = openPage(html);
  const card = $('div.card-info').first();
  const facts = $('body');
  const cycle = line(card.find('div.card-cycle a').first().text());
  const only = foundBook({
    id: slug,
    title: requiredText(card, 'h1'),
    authors: authorsOf($, card.find('div.card-author a')),
    seriesTitle: cycle,
    genres: textsOf($, facts.find('div.card-genres span[itemprop=name]')),
    tags: textsOf($, facts.find('ul.tags a')).map((tag) => tag.replace(/^#/, '')),
    status: statusOf(facts),
    ageLimit: readAge(textOf(facts.find('div.age-limit'))),
    pages: exactCount(textOf(facts.find('i.lmfont-pages').parent())),
    firstPublishedOn: dateOf(facts.find('span[itemprop=dateCreated]')),
    finishedOn: readDate(/Закончена:\s*([\d.]+)/.exec(facts.text())?.[1]),
    url: `${site}/books/${slug}`,
    coverUrl: facts.find('img[itemprop=image]').attr('src') ?? null,
    annotation: line(facts.find('div[itemprop=description]').first().text()),
    ...pricesOf(facts.find('div.btn-success.price-btn a').first()),
    metrics: {
      comments: exactCount(textOf(facts.find('span.comments-count'))),
      donations: exactCount(textOf(facts.find('span.donate-count'))),
    },
  });
  return { ...noPage, books: [only] };
}

function dateOf(part: Part): string | null {
  return readDate(textOf(part)) ?? dayOf(part.attr('content'));
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
  revision: 1,
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
    series: 0,
  },
  discover: [],
  lists: () => [
    {
      ...({ list: 'global_top', genre: null, period: 'month', pages: 3 } as const),
      page: (nth) => listPage(nth, { sorting: 'rating', periods: 'month' }, null),
    },
    ...litmarketGenres.map(({ key, name }) => ({
      ...({ list: 'genre_top', genre: name, period: null, pages: 3 } as const),
      page: (nth: number) => listPage(nth, { genres: key }, name),
    })),
  ],
  detail: (id) => ({
    url: `${site}/books/${id}`,
    kind: 'html',
    parse: (html) => parseBook(html, id),
  }),
};
