import { useRead } from '../../api/useEndpoint.ts';
import { type ListInput, listReads } from './listReads.ts';

/** Each block of a list's screen reads on its own; parts that are not shown are not asked for. */
export function useList(input: ListInput, { enabled = true } = {}) {
  const reads = listReads(input);
  const { part } = input.state;
  return {
    answer: useRead(reads.answer, { enabled }),
    days: useRead(reads.days, { enabled }),
    summary: useRead(reads.summary, { enabled }),
    race: useRead(reads.race, { enabled }),
    matrix: useRead(reads.matrix, { enabled: enabled && part === 'matrix' }),
    moves: useRead(reads.moves, { enabled: enabled && part === 'moves' }),
  };
}
export type ListReads = ReturnType<typeof useList>;
