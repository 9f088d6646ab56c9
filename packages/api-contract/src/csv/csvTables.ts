import { authorBooks, authorHistory, authors } from '../endpoints/authors.ts';
import { homeCalendar, topMix, updatesByWeekday } from '../endpoints/blocks.ts';
import { bookEvents, bookHistory, bookRanks, priceChanges } from '../endpoints/bookHistory.ts';
import { otherListings, similarBooks } from '../endpoints/books.ts';
import { catalogue } from '../endpoints/catalogue.ts';
import { genreOverlap, tagPairs } from '../endpoints/groupPairs.ts';
import { genreSeasons, genreStatuses } from '../endpoints/groupSummaries.ts';
import { genres, pricesByVolume, tags } from '../endpoints/groups.ts';
import { watchList } from '../endpoints/meWatch.ts';
import { staffAudit } from '../endpoints/staffUsers.ts';
import { trends } from '../endpoints/workbench.ts';
import {
  bookCells,
  bookColumns,
  gainCell,
  gainCells,
  groupCells,
  metricCells,
  namesCell,
} from './cells.ts';
import { type CsvTable, csvTable } from './csvTable.ts';
import { listTables } from './listTables.ts';

const groupColumns = ['id', 'name', 'books', 'authors', 'new_books', 'gain'] as const;

/** The table of every list that answers `format=csv`. */
export const csvTables: readonly CsvTable[] = [
  ...listTables,
  csvTable(pricesByVolume, ['from_chars', 'to_chars', 'n', 'p25', 'p50', 'p75'], ({ items }) =>
    items.map(({ from, to, price }) => ({
      from_chars: from,
      to_chars: to,
      n: price?.n ?? 0,
      p25: price?.p25 ?? null,
      p50: price?.p50 ?? null,
      p75: price?.p75 ?? null,
    })),
  ),
  csvTable(
    bookHistory,
    ['metric', 'day', 'value', 'step', 'gain', 'days', 'reason'],
    ({ metrics }) =>
      metrics.flatMap(({ metric, points, steps }) => {
        const gains = new Map(steps.map((step) => [step.day, step]));
        return points.map(({ day, value, step }) => {
          const { value: gain = null, days = null, reason = null } = gains.get(day) ?? {};
          return { metric, day, value, step, gain, days, reason };
        });
      }),
  ),
  csvTable(bookRanks, ['list', 'genre', 'period', 'position', 'peak'], ({ items }) =>
    items.map(({ list, ...place }) => ({
      list: list.kind,
      genre: list.genre?.name ?? null,
      period: list.period,
      ...place,
    })),
  ),
  csvTable(bookEvents, ['day', 'type', 'before', 'after'], ({ items }) =>
    items.map(({ list, added, removed, ...event }) => ({
      ...event,
      added: namesCell(added),
      removed: namesCell(removed),
      list: list?.kind ?? null,
      genre: list?.genre?.name ?? null,
      period: list?.period ?? null,
    })),
  ),
  csvTable(
    priceChanges,
    ['day', 'price_before', 'price_after', 'gain_before', 'gain_after', 'metric'],
    ({ metric, items }) => items.map((item) => ({ ...item, metric })),
  ),
  csvTable(similarBooks, [...bookColumns, 'score'], ({ items }) =>
    items.map(({ book, score, tags: held, genres: shared, gain, momentum, best_position }) => ({
      ...bookCells(book),
      score,
      shared_tags: namesCell(held),
      shared_genres: namesCell(shared),
      ...gainCell(gain),
      momentum,
      best_position,
    })),
  ),
  csvTable(otherListings, ['portal', ...bookColumns, 'url', 'certain'], ({ items }) =>
    items.map(({ book, external_url, metric, gain, certain }) => ({
      portal: book.portal,
      ...bookCells(book),
      url: external_url,
      metric,
      ...gainCell(gain),
      certain,
    })),
  ),
  csvTable(genres, groupColumns, ({ items }) =>
    items.map(({ top, ...row }) => {
      const { turnover = null, half_life = null, effective_authors = null } = top ?? {};
      const { debut_share = null, median_age = null, series_share = null } = top ?? {};
      const openness = { turnover, half_life, effective_authors };
      return { ...groupCells(row), ...openness, debut_share, median_age, series_share };
    }),
  ),
  csvTable(tags, groupColumns, ({ items }) => items.map(groupCells)),
  ...[tagPairs, genreOverlap].map((endpoint) =>
    csvTable(endpoint, ['a', 'b', 'books', 'lift', 'pmi'], ({ items, nodes }) => {
      const names = new Map(nodes.map(({ id, name }) => [id, name]));
      return items.map(({ a, b, ...pair }) => ({
        a: names.get(a) ?? a,
        b: names.get(b) ?? b,
        ...pair,
      }));
    }),
  ),
  csvTable(genreSeasons, ['genre', 'month', 'gain_per_day', 'new_books'], ({ items, months }) =>
    items.flatMap(({ genre, gain_per_day, new_books }) =>
      months.map(({ month }, at) => ({
        genre: genre.name,
        month,
        gain_per_day: gain_per_day[at] ?? null,
        new_books: new_books[at] ?? null,
      })),
    ),
  ),
  csvTable(genreStatuses, ['genre', 'n'], ({ items, statuses }) =>
    items.map(({ genre, n, books }) => ({
      genre: genre.name,
      n,
      ...Object.fromEntries(statuses.map((status, at) => [status, books[at] ?? 0])),
    })),
  ),
  csvTable(
    trends,
    ['key', 'label', 'day', 'value', 'n', 'knownDays', 'days', 'complete'],
    ({ series, rest }) =>
      [...series, ...(rest === null ? [] : [rest])].flatMap(({ key, label, points }) =>
        points.map((point) => ({ key, label, ...point })),
      ),
  ),
  csvTable(authors, ['id', 'name', 'books', 'gain'], ({ items }) =>
    items.map(({ genres: held, spark: _, active_book, cadence, ...row }) => ({
      ...row,
      updates_per_week: cadence?.per_week ?? null,
      regularity: cadence?.regularity ?? null,
      chars_per_day: cadence?.chars_per_day ?? null,
      active_book: active_book?.title ?? null,
      genres: namesCell(held),
    })),
  ),
  csvTable(authorBooks, bookColumns, ({ items }) =>
    items.map(({ book, tags: held, metrics, gains, series, prices: _, ...row }) => ({
      ...bookCells(book),
      tags: namesCell(held),
      series: series?.title ?? null,
      series_number: series?.number ?? null,
      ...row,
      ...metricCells(metrics),
      ...gainCells(gains),
    })),
  ),
  csvTable(authorHistory, ['day', 'gain', 'n', 'places'], ({ items }) => items),
  csvTable(topMix, ['day', 'size', 'rest'], ({ items, genres: held }) =>
    items.map(({ shares, ...row }) => ({
      ...row,
      ...Object.fromEntries(held.map(({ name }, at) => [name, shares[at] ?? null])),
    })),
  ),
  csvTable(updatesByWeekday, ['weekday', 'days', 'books', 'chapters'], ({ items }) => items),
  csvTable(homeCalendar, ['day', 'turnover', 'portals', 'entered'], ({ items }) => items),
  csvTable(catalogue, bookColumns, ({ items }) =>
    items.map(({ book, tags: held, metrics, gains, series, spark: _, ...row }) => ({
      ...bookCells(book),
      tags: namesCell(held),
      series: series?.title ?? null,
      series_number: series?.number ?? null,
      ...row,
      ...metricCells(metrics),
      ...gainCells(gains),
    })),
  ),
  csvTable(watchList, ['kind', 'target', 'portal', 'name', 'url', 'added_at'], ({ items }) =>
    items.map(({ change, ...item }) => ({
      kind: item.kind,
      target: item.target,
      portal: item.portal,
      name: item.name,
      url: item.url,
      added_at: item.added_at,
      day: item.day,
      ...gainCell(change?.gain),
      position: change?.position ?? null,
      prev_position: change?.prev_position ?? null,
    })),
  ),
  csvTable(staffAudit, ['id', 'at', 'event', 'user', 'actor', 'details'], ({ items }) =>
    items.map(({ id, at, event, user, actor, subject, address, session, details }) => ({
      id,
      at,
      event,
      user: user?.username ?? null,
      actor: actor?.username ?? null,
      subject,
      address,
      session,
      details: JSON.stringify(details),
    })),
  ),
];
