import type { ListKind, ListPeriod } from '@litometr/api-contract';
import type { CollectedBook } from '../reading/collectedBook.ts';

/** A list of the day. `isComplete`: each of its pages was read, so that its ranks are true. */
export interface CollectedList {
  list: ListKind;
  genre: string | null;
  period: ListPeriod | null;
  ids: string[];
  isComplete: boolean;
}

export interface Collected {
  books: ReadonlyMap<string, CollectedBook>;
  lists: CollectedList[];
  /** Books whose own page was read, or whose portal needs none. Coverage is computed over these. */
  complete: ReadonlySet<string>;
  /**
   * Facts that are stored instead of what was read. For a book whose page failed: the cached page
   * (null where the store holds more than a list shows). For a book that is gone: the same, with
   * status `removed`.
   */
  facts: ReadonlyMap<string, CollectedBook | null>;
  removed: ReadonlySet<string>;
  /** Pages that were requested, and those of them that failed. */
  requested: number;
  failed: number;
}
