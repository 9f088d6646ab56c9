import {
  accessChoices,
  bookForms,
  bookStatuses,
  catalogue,
  catalogueSorts,
  type MetricKey,
  type PortalSlug,
  seriesChoices,
  tierChoices,
} from '@litometr/api-contract';
import { listKinds } from '@litometr/domain';
import * as z from 'zod/mini';
import { read } from '../../api/read.ts';
import {
  ids,
  oneOf,
  oneOfOr,
  range,
  several,
  tableParams,
  text,
  whole,
} from '../../page/address/params.ts';

export const catalogueViews = ['table', 'covers', 'compact'] as const;
export const catalogueFigures = ['total', 'gain'] as const;
const yesNo = ['yes', 'no'] as const;
/** Orders of a wall of covers: as in the table, or by colour within the page. */
export const catalogueShelves = ['order', 'colour'] as const;

/**
 * Metrics that portals with a catalogue publish, each as a current value and as the week's gain.
 */
export const figureMetrics = [
  'library',
  'likes',
  'views',
  'rating',
  'comments',
  'awards',
] as const satisfies readonly MetricKey[];
export type Figure = (typeof figureMetrics)[number];

const figureRanges = {
  views: range(),
  likes: range(),
  library: range(),
  comments: range(),
  awards: range(),
  rating: range(),
  gain_views: range(),
  gain_likes: range(),
  gain_library: range(),
  gain_comments: range(),
  gain_awards: range(),
  gain_rating: range(),
} as const satisfies Record<Figure | `gain_${Figure}`, unknown>;

/** Filters and order have the names that the API uses. */
export const catalogueAddress = z.object({
  q: text(),
  genre: ids(),
  tag: ids(),
  tag_mode: oneOf(['and', 'or']),
  tag_not: ids(),
  author: ids(),
  /** The books of one series, by its title. */
  series_title: text(500),
  status: several(z.enum(bookStatuses)),
  access: several(z.enum(accessChoices)),
  form: several(z.enum(bookForms)),
  age: several(z.string().check(z.regex(/^\d{1,3}$/))),
  tier: several(z.enum(tierChoices)),
  series: oneOf(seriesChoices),
  audio: oneOf(yesNo),
  exclusive: oneOf(yesNo),
  in_list: oneOf(['any', ...listKinds]),
  in_top: whole({ min: 1, max: 10_000 }),
  price: range(),
  chars: range(),
  published: range(),
  updated: range(),
  momentum: range(),
  ...figureRanges,
  view: oneOfOr(catalogueViews, 'table'),
  shelf: oneOfOr(catalogueShelves, 'order'),
  /** The values in the columns of metrics. */
  figures: oneOfOr(catalogueFigures, 'total'),
  ...tableParams(catalogueSorts),
});
export type CatalogueAddress = z.output<typeof catalogueAddress>;

/** Resets all filters; the view is preserved. */
export const noFilters: Partial<CatalogueAddress> = {
  q: '',
  genre: undefined,
  tag: undefined,
  tag_mode: undefined,
  tag_not: undefined,
  author: undefined,
  series_title: '',
  status: undefined,
  access: undefined,
  form: undefined,
  age: undefined,
  tier: undefined,
  series: undefined,
  audio: undefined,
  exclusive: undefined,
  in_list: undefined,
  in_top: undefined,
  price: undefined,
  chars: undefined,
  published: undefined,
  updated: undefined,
  momentum: undefined,
  ...Object.fromEntries(Object.keys(figureRanges).map((figure) => [figure, undefined])),
};

const listed = (values: readonly string[] | undefined): string | undefined => values?.join(',');

export const catalogueRead = (portal: PortalSlug, state: CatalogueAddress) => {
  const { q, view: _view, shelf: _shelf, figures: _figures, cols: _cols, ...query } = state;
  const lists = {
    genre: listed(query.genre),
    tag: listed(query.tag),
    tag_not: listed(query.tag_not),
    author: listed(query.author),
    status: listed(query.status),
    access: listed(query.access),
    form: listed(query.form),
    age: listed(query.age),
    tier: listed(query.tier),
  };
  const orNone = (texts: string) => (texts === '' ? undefined : texts);
  const texts = { q: orNone(q), series_title: orNone(query.series_title) };
  const entries = Object.entries({ ...query, ...lists, ...texts });
  return read(catalogue, {
    params: { portal },
    query: Object.fromEntries(entries.filter(([, value]) => value !== undefined)),
  });
};
