import { persian } from '../provider/persian.ts';
import { supplyStrings } from '../provider/supplyStrings.ts';

/**
 * Supplies react-aria's own texts in Persian. Needed once, before the first rendering, and only with
 * Persian `UiStrings` of your own: `strings/fa` calls it.
 */
export function supplyPersian(): void {
  supplyStrings('fa', persian);
}
