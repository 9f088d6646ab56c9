import {
  chapterWeekdays,
  type EndpointResponse,
  type ListKind,
  listComparison,
  listDays,
  listGains,
  listMatrix,
  listSummary,
  type PortalSlug,
  rankList,
} from '@litometr/api-contract';
import { type Read, read } from '../../api/read.ts';
import { type ListPart, type ListState, listQuery, RACE_DEPTH } from './listState.ts';

/** Places that the matrix of a list has rows for. */
export const MATRIX_DEPTH = 100;

export interface ListInput {
  portal: PortalSlug;
  list: ListKind;
  state: ListState;
}

/** Returns the reads of a list's screen, derived from its URL alone. */
export function listReads({ portal, list, state }: ListInput) {
  const params = { portal, list };
  const choice = listQuery(state);
  const asof = state.asof === undefined ? {} : { asof: state.asof };
  const to = state.asof === undefined ? {} : { to: state.asof };
  const compare = state.against === undefined ? {} : { compare: state.against };
  return {
    ranks: read(rankList, { params, query: { ...choice, ...asof, ...compare } }),
    days: read(listDays, { params, query: choice }),
    gains: read(listGains, { params, query: { ...choice, ...asof } }),
    weekdays: read(chapterWeekdays, { params, query: { ...choice, ...asof } }),
    summary: read(listSummary, { params, query: { ...choice, ...asof } }),
    race: read(listMatrix, { params, query: { ...choice, ...to, depth: RACE_DEPTH[list] } }),
    matrix: read(listMatrix, {
      params,
      query: { ...choice, ...to, depth: MATRIX_DEPTH, size: MATRIX_DEPTH },
    }),
    moves: read(listComparison, {
      params,
      query: {
        ...choice,
        ...(state.asof === undefined ? {} : { b: state.asof }),
        ...(state.against === undefined ? {} : { a: state.against }),
      },
    }),
  };
}

/** The reads that only one part of the screen has. */
export const partReads: Readonly<
  Record<ListPart, readonly (keyof ReturnType<typeof listReads>)[]>
> = {
  places: [],
  gains: ['gains', 'weekdays'],
  race: ['race'],
  moves: ['moves'],
  matrix: ['matrix'],
  holders: [],
  prices: [],
};

/** Returns the reads of the part that is shown, the ranks first. */
export function shownListReads(input: ListInput): readonly Read[] {
  const reads = listReads(input);
  const ofPart = partReads[input.state.part].map((name) => reads[name]);
  return [reads.ranks, reads.summary, reads.days, ...ofPart];
}

export type RankListResponse = EndpointResponse<typeof rankList>;
