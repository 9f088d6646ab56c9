import {
  author,
  book,
  bookHistory,
  type Endpoint,
  type EndpointResponse,
  type ListKind,
  type ListPeriod,
  type Meta,
  type Named,
  type PortalSlug,
  rankList,
} from '@litometr/api-contract';
import { createIntl, type IntlShape } from 'react-intl';
import * as z from 'zod/mini';
import {
  columnMessages,
  listMessages,
  metricMessages,
  periodMessages,
} from '../../domain/domain.messages.ts';
import { createNames } from '../../domain/useNames.ts';
import { directionOf } from '../../i18n/locales.ts';
import { widgetMessages } from '../../i18n/widgetStrings.messages.ts';
import { frameMessages } from '../../page/frame.messages.ts';
import { portalBySlug } from '../../portals/portals.ts';
import { allMessages } from '../allMessages.ts';
import type { PageQuestion } from '../renderPage.tsx';
import { type Picture, pictureSvg } from './pictureSvg.ts';

const portals: Readonly<Record<PortalSlug, { letters: string; hue: string }>> = {
  litnet: { letters: 'ЛН', hue: '#BE2F5B' },
  litmarket: { letters: 'ЛМ', hue: '#7355C2' },
  litres: { letters: 'ЛР', hue: '#B84600' },
  authortoday: { letters: 'АТ', hue: '#2467B0' },
  litgorod: { letters: 'ЛГ', hue: '#2B7A3D' },
  bookriver: { letters: 'БР', hue: '#0A767C' },
};

const ROWS = 5;
/** What says most of a book's readers, of what portals publish. */
const telling = ['library', 'likes', 'rating_count', 'views'] as const;

type Own = Pick<Picture, 'title' | 'by' | 'figure' | 'line' | 'rows'>;

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
  const told = telling
    .map((key) => history?.metrics.find(({ metric }) => metric === key))
    .find((metric) => metric !== undefined && metric.points.length > 1);
  const last = told?.points.at(-1)?.value;
  const figure =
    best !== undefined
      ? {
          value: formatNumber(best.position),
          label: placeLabel(intl, best),
        }
      : told !== undefined && last !== undefined
        ? { value: formatNumber(last), label: t(metricMessages[told.metric]) }
        : null;
  return {
    title: createNames(intl).title(found.title),
    by: authorNames(intl, found.authors),
    figure,
    line:
      told === undefined
        ? null
        : {
            values: told.points.map(({ value }) => value),
            label: t(metricMessages[told.metric]),
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
    rows: items.slice(0, ROWS).map((item) => ({
      place: formatNumber(item.position),
      title: createNames(intl).title(item.book.title),
      by: authorNames(intl, item.book.authors),
      move: move(item.delta),
    })),
  };
}

function sourceOf({ formatMessage: t, locale }: IntlShape, { source }: Meta): string {
  const named = t(widgetMessages.source, { source: source ?? '' });
  return locale === 'fa' ? (source ?? '') : named;
}

/** An answer that was given, as its endpoint says it is. */
function answerOf<E extends Endpoint>(
  endpoint: E,
  answers: PageQuestion['answers'],
): EndpointResponse<E> | null {
  const path = new RegExp(`^/api${endpoint.path.replaceAll(/\{\w+\}/g, '[^/]+')}(\\?|$)`);
  const [, answer] = Object.entries(answers).find(([address]) => path.test(address)) ?? [];
  const parsed = z.safeParse(endpoint.response, answer);
  // The schema that parsed it is the one that the type is inferred from.
  return parsed.success ? (parsed.data as EndpointResponse<E>) : null;
}

function ownOf(intl: IntlShape, answers: PageQuestion['answers']): (Own & { meta: Meta }) | null {
  const card = answerOf(book, answers);
  if (card !== null) {
    return { ...ofBook(intl, card, answerOf(bookHistory, answers)), meta: card.meta };
  }
  const writer = answerOf(author, answers);
  if (writer !== null) return { ...ofAuthor(intl, writer), meta: writer.meta };
  const list = answerOf(rankList, answers);
  return list === null || list.items.length === 0
    ? null
    : { ...ofList(intl, list), meta: list.meta };
}

/**
 * The picture that a shared link shows, as SVG; null for pages without one. The faces that come
 * with the product have no Chinese: there the words are English.
 */
export function sharePicture({ locale, answers }: PageQuestion): string | null {
  const spoken = locale === 'zh-CN' ? 'en' : locale;
  const intl = createIntl({ locale: spoken, messages: allMessages[spoken], timeZone: 'UTC' });
  const own = ownOf(intl, answers);
  const portal = own?.meta.portal == null ? undefined : portalBySlug(own.meta.portal);
  if (own === null || portal === undefined) return null;
  const { meta, ...shown } = own;
  const { formatMessage: t } = intl;
  return pictureSvg({
    ...shown,
    portal: { ...portals[portal.slug], name: t(portal.name) },
    foot: [
      ...(meta.asof === null ? [] : [intl.formatDate(meta.asof, { dateStyle: 'long' })]),
      meta.demo ? t(widgetMessages.demo) : sourceOf(intl, meta),
    ].filter((part) => part !== ''),
    product: t(frameMessages.product),
    isRtl: directionOf(spoken) === 'rtl',
  });
}
