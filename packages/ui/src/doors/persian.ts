import { persian } from '../provider/persian.ts';
import { supplyStrings } from '../provider/supplyStrings.ts';

/**
 * Teaches react-aria Persian. Load this door with the texts of the app in that language and call it
 * once before the first rendering; readers of other languages never download it.
 */
export function supplyPersian(): void {
  supplyStrings('fa', persian);
}
