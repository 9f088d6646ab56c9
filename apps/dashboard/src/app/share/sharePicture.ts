import {
  author,
  book,
  type bookHistory,
  type EndpointResponse,
  type ListKind,
  type ListPeriod,
  type Meta,
  type Named,
  rankList,
} from '@litometr/api-contract';
import {
  DEFAULT_LOCALE,
  directionOf,
  type Locale,
  localeFacts,
  portalDefinition,
} from '@litometr/domain';
import { createIntl, type IntlShape } from 'react-intl';
import type { Call } from '../../api/call.ts';
import { isMissing } from '../../api/failure.ts';
import { listReads } from '../../blocks/rankList/listReads.ts';
import {
  columnMessages,
  listMessages,
  metricMessages,
  periodMessages,
} from '../../domain/domain.messages.ts';
import { createNames } from '../../domain/useNames.ts';
import { bookAddress, historyRead } from '../../features/book/book.address.ts';
import { genreTopsAddress } from '../../features/rankLists/genreTops/genreTops.address.ts';
import { readAddress } from '../../page/address/address.ts';
import { frameMessages } from '../../page/frame.messages.ts';
import { markLetters } from '../../portals/markLetters.ts';
import { portalBySlug } from '../../portals/portals.ts';
import { localeOfRequest } from '../localeOfRequest.ts';
import type { PageContext } from '../pageContext.ts';
import { createServerServices } from '../serverServices.ts';
import { textsOf } from '../textsOf.ts';
import { type Picture, pictureSvg } from './pictureSvg.ts';

const LIST_ROWS = 5;
/** Metrics for the line of a book, the most informative about its readers first. */
const lineMetrics = ['library', 'likes', 'rating_count', 'views'] as const;

/** The lists that pictures show, by the last part of their page's path. */
const lists: Readonly<Record<string, ListKind>> = {
  bestsellers: 'bestseller',
  'global-top': 'global_top',
  'genre-tops': 'genre_top',
};

type Own = Pick<Picture, 'title' | 'by' | 'figure' | 'line' | 'rows'>;

type Content = Own & { meta: Meta };

interface ListName {
  list: ListKind;
  genre: Named | null;
  period: ListPeriod | null;
}

function listName({ formatMessage: t }: IntlShape, { list, genre, period }: ListName): string {
  const name =
    genre === null ? t(listMessages[list]) : t(listMessages.ofGenre, { genre: genre.name });
  return period === null
    ? name
    : t(listMessages.withPeriod, { list: name, period: t(periodMessages[period]) });
}

/** One line has one script where it is written from the right: a portal's Russian genre stays out. */
function placeLabel(intl: IntlShape, name: ListName): string {
  const rank = intl.formatMessage(columnMessages.rank);
  if (intl.locale !== 'fa') return `${rank}: ${listName(intl, name)}`;
  return `${rank}، ${intl.formatMessage(listMessages[name.list])}`;
}

const authorNames = (intl: IntlShape, authors: readonly Named[]) =>
  authors.map(({ name }) => createNames(intl).author(name)).join(', ');

function ofBook(
  intl: IntlShape,
  { book: found }: EndpointResponse<typeof book>,
  history: EndpointResponse<typeof bookHistory> | null,
): Own {
  const { formatMessage: t, formatNumber } = intl;
  const [best] = found.ranks;
  const lineMetric = lineMetrics
    .map((key) => history?.metrics.find(({ metric }) => metric === key))
    .find((metric) => metric !== undefined && metric.points.length > 1);
  const last = lineMetric?.points.at(-1)?.value;
  const figure =
    best !== undefined
      ? {
          value: formatNumber(best.position),
          label: placeLabel(intl, best),
        }
      : lineMetric !== undefined && last !== undefined
        ? { value: formatNumber(last), label: t(metricMessages[lineMetric.metric]) }
        : null;
  return {
    title: createNames(intl).title(found.title),
    by: authorNames(intl, found.authors),
    figure,
    line:
      lineMetric === undefined
        ? null
        : {
            values: lineMetric.points.map(({ value }) => value),
            label: t(metricMessages[lineMetric.metric]),
            isInverted: false,
          },
    rows: [],
  };
}

function ofAuthor(intl: IntlShape, { author: found }: EndpointResponse<typeof author>): Own {
  const { formatMessage: t, formatNumber } = intl;
  const values = found.spark.flatMap(({ value }) => (value === null ? [] : [value]));
  return {
    title: createNames(intl).author(found.name),
    by: `${t(columnMessages.books)}${intl.locale === 'fa' ? ' ' : ': '}${formatNumber(found.books)}`,
    figure:
      found.best_ever === null
        ? null
        : { value: formatNumber(found.best_ever), label: t(columnMessages.bestPosition) },
    line: values.length < 2 ? null : { values, label: t(columnMessages.gain), isInverted: false },
    rows: [],
  };
}

function ofList(intl: IntlShape, { list, items }: EndpointResponse<typeof rankList>): Own {
  const { formatNumber } = intl;
  const move = (delta: number | null) =>
    delta === null || delta === 0 ? null : { up: delta > 0, by: formatNumber(Math.abs(delta)) };
  return {
    title: listName(intl, { list: list.kind, genre: list.genre, period: list.period }),
    by: '',
    figure: null,
    line: null,
    rows: items.slice(0, LIST_ROWS).map((item) => ({
      place: formatNumber(item.position),
      title: createNames(intl).title(item.book.title),
      by: authorNames(intl, item.book.authors),
      move: move(item.delta),
    })),
  };
}

function sourceOf(locale: Locale, { source }: Meta): string {
  return locale === 'fa' ? (source ?? '') : textsOf(locale).widgets.freshness.source(source ?? '');
}

/** The content of a page's picture; null for pages without one. */
async function contentOf(intl: IntlShape, call: Call, path: string): Promise<Content | null> {
  const [, kind = '', id = '', list = ''] =
    /^\/(\w+)\/([\w-]+)(?:\/([\w-]+))?\/?$/.exec(path) ?? [];
  const params = { id };
  if (kind === 'books') {
    const history = historyRead(id, readAddress(bookAddress, new URLSearchParams()).state);
    const [card, figures] = await Promise.all([
      call(book, { params }),
      // The picture does without the line.
      call(history.endpoint, history.input).catch(() => null),
    ]);
    return { ...ofBook(intl, card, figures), meta: card.meta };
  }
  if (kind === 'authors') {
    const response = await call(author, { params });
    return { ...ofAuthor(intl, response), meta: response.meta };
  }
  const portal = kind === 'portals' ? portalBySlug(id)?.slug : undefined;
  const shown = lists[list];
  if (portal === undefined || shown === undefined) return null;
  const { ranks } = listReads({
    portal,
    list: shown,
    state: readAddress(genreTopsAddress, new URLSearchParams()).state,
  });
  const { items, ...rest } = await call(rankList, ranks.input);
  return items.length === 0 ? null : { ...ofList(intl, { items, ...rest }), meta: rest.meta };
}

/**
 * Returns the picture for a shared link as SVG; null for pages without one. The bundled fonts have
 * no Chinese glyphs: Chinese pictures have English text.
 */
export async function sharePicture(request: Request, context: PageContext): Promise<string | null> {
  const { pathname } = new URL(request.url);
  const locale = localeOfRequest(request);

  const pictureLocale = localeFacts(locale).script === 'han' ? 'en' : locale;
  const { messages, widgets } = textsOf(pictureLocale);
  const intl = createIntl({
    locale: pictureLocale,
    defaultLocale: DEFAULT_LOCALE,
    messages,
    timeZone: 'UTC',
  });
  const { call } = createServerServices(context, pictureLocale);
  const own = await contentOf(intl, call, pathname).catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });
  const portal = own?.meta.portal == null ? undefined : portalBySlug(own.meta.portal);
  if (own === null || portal === undefined) return null;
  const { meta, ...shown } = own;
  const { mark } = portalDefinition(portal.slug);
  const { formatMessage: t } = intl;
  return pictureSvg({
    ...shown,
    portal: { letters: markLetters(mark, pictureLocale), hue: mark.light, name: t(portal.name) },
    foot: [
      ...(meta.asof === null ? [] : [intl.formatDate(meta.asof, { dateStyle: 'long' })]),
      meta.demo ? widgets.freshness.demo : sourceOf(pictureLocale, meta),
    ].filter((part) => part !== ''),
    product: t(frameMessages.product),
    isRtl: directionOf(pictureLocale) === 'rtl',
  });
}
