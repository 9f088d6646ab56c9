import type { BookRow } from '../../../../apps/server/src/measurements/rows.ts';
import { newOn } from '../../../../apps/server/src/reads/testing/fixtureGroups.ts';
import { DATA_DAY } from '../../../../apps/server/src/reads/testing/portalFixture.ts';
import { referenceNewGains } from '../../../../apps/server/src/reads/testing/referenceGroups.ts';
import {
  median,
  referenceWeekChange,
  sum,
} from '../../../../apps/server/src/reads/testing/referenceReads.ts';
import type { PortalFigures } from '../../PortalFigures.ts';
import { change, glossed, message, number, percent, type Wording } from '../../wording.ts';
import { weekGain } from '../claimParts.ts';
import type { TableClaim } from '../claimTypes.ts';
import { byName, widgetText } from './chartTables.ts';
import { groupsBy } from './groupFigures.ts';

/** Genres of fewer new books are not compared with each other on the map. */
const LEAST_NEW_BOOKS = 30;

const tenth = (value: number) => Math.round(value * 10) / 10;
/** New books of the genres against the gain of the usual one (docs/metrics.md, `pareto-line`). */
export function genreMapTables(portal: PortalFigures): TableClaim[] {
  const genres = groupsBy(portal, 'genres').map(({ name, books }) => {
    const { new_n: n, median_gain_new: gain } = referenceNewGains(portal.fixture, books);
    return { name, books, n, gain, supply: newOn(books, DATA_DAY) };
  });
  type Genre = (typeof genres)[number];
  const isPlaced = ({ supply, gain }: Genre) => supply > 0 && gain !== null;
  if (!genres.some(isPlaced)) return [];
  const compared = genres.filter((genre) => isPlaced(genre) && genre.n >= LEAST_NEW_BOOKS);
  const isBest = (genre: Genre) =>
    compared.includes(genre) &&
    compared.every(
      (other) =>
        other === genre ||
        other.supply > genre.supply ||
        (other.gain ?? 0) < (genre.gain ?? 0) ||
        (other.supply === genre.supply &&
          other.gain === genre.gain &&
          genres.indexOf(other) > genres.indexOf(genre)),
    );
  const gainOf = (books: readonly BookRow[]) => {
    const gains = books.flatMap(({ bookId }) => weekGain(portal, bookId) ?? []);
    return gains.length === 0 ? null : number(sum(gains));
  };
  const table = byName(
    mapTitle(genres),
    genres,
    ({ name, books, ...genre }) => {
      const { gain_change: changed } = referenceWeekChange(portal.fixture, books);
      return {
        name: glossed(name),
        cells: [
          number(genre.supply),
          genre.gain === null ? null : number(genre.gain),
          gainOf(books),
          changed === null ? null : change(changed, percent),
          number(genre.n),
          message(`genreStats.frontier.${isBest({ name, books, ...genre }) ? 'on' : 'off'}`),
        ],
      };
    },
    {
      columns: [
        ...['supply', 'demand', 'totalDemand', 'demandChange'].map((id) =>
          message(`genreStats.${id}`),
        ),
        widgetText(({ chart }) => chart.sample),
        message('genreStats.frontier'),
      ],
    },
  );
  return [table];
}

interface MapGenre {
  name: string;
  supply: number;
  gain: number | null;
  n: number;
}

/** The genre of most gain, of those above the median gain and below the median of new books, if it is alone. */
function mapTitle(genres: readonly MapGenre[]): Wording {
  const placed = genres.filter(({ supply }) => supply > 0);
  const supplies = median(placed.map(({ supply }) => supply)) ?? 0;
  const gains = median(placed.flatMap(({ gain }) => gain ?? [])) ?? 0;
  const gainText = (gain: number) => change(tenth(gain), (one) => number(one));
  const [first, ...others] = placed
    .filter(({ n, supply }) => n >= LEAST_NEW_BOOKS && supply < supplies)
    .flatMap(({ gain, ...genre }) => (gain !== null && gain > gains ? [{ ...genre, gain }] : []))
    .sort((a, b) => b.gain - a.gain);
  const isAlone = others.every(
    ({ gain }) => gainText(gain)('ru') !== gainText(first?.gain ?? 0)('ru'),
  );
  return first === undefined || !isAlone
    ? message('genreStats.map')
    : message('genreStats.map.lead', {
        name: glossed(first.name),
        gain: gainText(first.gain),
        count: first.supply,
      });
}
