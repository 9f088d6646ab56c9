import { grounds } from './heat.css.ts';

/** The ground of a cell by its share of the hue, 0 to 1. A class. */
export const heatOf = (share: number): string =>
  grounds[Math.round(Math.max(0, Math.min(1, share)) * (grounds.length - 1))] ?? '';
