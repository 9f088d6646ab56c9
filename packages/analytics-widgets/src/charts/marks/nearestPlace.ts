import type { Place } from './MarkPlot.tsx';

/** Pixels beyond a mark's edge within which the pointer means it. */
const REACH = 12;

/** The mark that lies under a point or nearest to it, within reach; null: none. */
export function nearestPlace(places: readonly Place[], x: number, y: number): number | null {
  let found: number | null = null;
  let least = REACH;
  places.forEach((place, index) => {
    const across = Math.max(place.x - x, 0, x - place.x - place.width);
    const down = Math.max(place.y - y, 0, y - place.y - place.height);
    const distance = Math.hypot(across, down);
    // Of marks over each other the smaller one is meant: the larger can be had beside it.
    const smaller = found !== null && place.width < (places[found]?.width ?? 0);
    if (distance < least || (distance === least && smaller)) {
      least = distance;
      found = index;
    }
  });
  return found;
}
