import type { ListKind, ListPeriod } from '@litometr/api-contract';
import { listKinds, listPeriods } from '@litometr/domain';

interface ListName {
  kind: ListKind;
  /** Null where the list is of no genre. */
  genreName: string | null;
  /** '' means 'none'. */
  period: ListPeriod | '';
}

const genres = new Intl.Collator('ru');
const periodOrder = (period: ListPeriod | '') => (period === '' ? -1 : listPeriods.indexOf(period));

/** Lists of a portal in the order that they are offered in: by kind, genre name and period. */
export function compareLists(a: ListName, b: ListName): number {
  return (
    listKinds.indexOf(a.kind) - listKinds.indexOf(b.kind) ||
    genres.compare(a.genreName ?? '', b.genreName ?? '') ||
    periodOrder(a.period) - periodOrder(b.period)
  );
}
