import type { Place } from './MarkPlot.tsx';

/** Distance from a mark's edge in pixels within which the pointer selects it. */
const HIT_DISTANCE_PX = 12;

/** Returns the mark under a point or nearest to it, within reach; null: none. */
export function nearestPlace(places: readonly Place[], x: number, y: number): number | null {
  let found: number | null = null;
  let least = HIT_DISTANCE_PX;
  places.forEach((place, index) => {
    const across = Math.max(place.x - x, 0, x - place.x - place.width);
    const down = Math.max(place.y - y, 0, y - place.y - place.height);
    const distance = Math.hypot(across, down);
    // Of overlapping marks the smaller one is selected: the larger one can be reached beside it.
    const smaller = found !== null && place.width < (places[found]?.width ?? 0);
    if (distance < least || (distance === least && smaller)) {
      least = distance;
      found = index;
    }
  });
  return found;
}
