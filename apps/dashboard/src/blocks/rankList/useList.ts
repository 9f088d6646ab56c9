import { useRead } from '../../api/useEndpoint.ts';
import { type ListInput, listReads } from './listReads.ts';

/** Queries each block of a list's screen separately; hidden parts are not requested. */
export function useList(input: ListInput, { enabled = true } = {}) {
  const reads = listReads(input);
  const { part } = input.state;
  return {
    ranks: useRead(reads.ranks, { enabled }),
    days: useRead(reads.days, { enabled }),
    summary: useRead(reads.summary, { enabled }),
    gains: useRead(reads.gains, { enabled: enabled && part === 'gains' }),
    weekdays: useRead(reads.weekdays, { enabled: enabled && part === 'gains' }),
    race: useRead(reads.race, { enabled: enabled && part === 'race' }),
    matrix: useRead(reads.matrix, { enabled: enabled && part === 'matrix' }),
    moves: useRead(reads.moves, { enabled: enabled && part === 'moves' }),
  };
}
export type ListReads = ReturnType<typeof useList>;
