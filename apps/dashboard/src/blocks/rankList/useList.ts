import { useRead } from '../../api/useEndpoint.ts';
import { type ListInput, listReads, partReads } from './listReads.ts';

/** Queries each block of a list's screen separately; hidden parts are not requested. */
export function useList(input: ListInput, { enabled = true } = {}) {
  const reads = listReads(input);
  const ofPart = partReads[input.state.part];
  const only = (name: keyof typeof reads) => ({ enabled: enabled && ofPart.includes(name) });
  return {
    ranks: useRead(reads.ranks, { enabled }),
    days: useRead(reads.days, { enabled }),
    summary: useRead(reads.summary, { enabled }),
    gains: useRead(reads.gains, only('gains')),
    weekdays: useRead(reads.weekdays, only('weekdays')),
    race: useRead(reads.race, only('race')),
    matrix: useRead(reads.matrix, only('matrix')),
    moves: useRead(reads.moves, only('moves')),
  };
}
export type ListReads = ReturnType<typeof useList>;
