import { numbersFrom, seedOf } from './seed.ts';

/** The field of an ornament: the lower part of a cover, in units of its width. */
export const ornamentField = { width: 100, height: 84 } as const;

type Next = () => number;
const { width, height } = ornamentField;

const round = (value: number) => Math.round(value * 10) / 10;
const between = (next: Next, low: number, high: number) => low + next() * (high - low);
const steps = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Rings round a point at the foot: a sun that rises, a stone in water. */
function rings(next: Next): string {
  const x = round(between(next, 20, 80));
  const count = Math.round(between(next, 7, 11));
  const step = between(next, 6, 8.5);
  return steps(count)
    .map((index) => round((index + 1) * step))
    .map((r) => `M${round(x - r)} ${height}a${r} ${r} 0 0 1 ${round(2 * r)} 0`)
    .join('');
}

/** Waves under each other, each a little calmer than the one above. */
function waves(next: Next): string {
  const length = between(next, 18, 34);
  const swing = between(next, 3, 7);
  const shift = between(next, 0, length);
  return steps(9)
    .map((row) => {
      const y = round(14 + row * 8.2);
      const rise = round(swing * (1 - row * 0.07));
      const half = round(length / 2);
      return `M${round(-shift)} ${y}q${round(half / 2)} ${-rise} ${half} 0${steps(
        Math.ceil((width + shift) / half),
      )
        .map(() => `t${half} 0`)
        .join('')}`;
    })
    .join('');
}

/** Rays from a point outside: a fan, pages of an open book. */
function rays(next: Next): string {
  const x = round(between(next, -10, 110));
  const count = Math.round(between(next, 13, 19));
  return steps(count)
    .map((index) => round((index / (count - 1)) * 220 - 60))
    .map((end) => `M${x} ${height + 14}L${end} 0`)
    .join('');
}

/** Spines of books on a shelf that are also the bars of a chart. */
function spines(next: Next): string {
  const count = Math.round(between(next, 9, 13));
  const gap = width / count;
  return steps(count)
    .map((index) => {
      const x = round(index * gap + gap * 0.18);
      const top = round(between(next, 12, 58));
      return `M${x} ${height}V${top}h${round(gap * 0.64)}V${height}`;
    })
    .join('');
}

/** Lozenges in rows, like the weave of a cloth. */
function lozenges(next: Next): string {
  const columns = Math.round(between(next, 4, 6));
  const w = width / columns;
  const h = w * between(next, 0.9, 1.25);
  const inset = between(next, 0.5, 0.78);
  const diamond = (cx: number, cy: number, scale: number) => {
    const [dx, dy] = [round((w / 2) * scale), round((h / 2) * scale)];
    return `M${round(cx)} ${round(cy - dy)}l${dx} ${dy} ${-dx} ${dy} ${-dx} ${-dy}z`;
  };
  return steps(Math.ceil(height / h) + 1)
    .flatMap((row) =>
      steps(columns).map((column) => {
        const [cx, cy] = [(column + 0.5) * w, 8 + (row + 0.5) * h];
        return diamond(cx, cy, 1) + diamond(cx, cy, inset);
      }),
    )
    .join('');
}

/** Lines of a hilly land seen from afar, one range before the other. */
function hills(next: Next): string {
  return steps(7)
    .map((row) => {
      const y = 16 + row * 10;
      const peaks = steps(4).map((column) => {
        const x = round((column + 1) * 25);
        return `S${round(x - 12)} ${round(y - between(next, -7, 9))} ${x} ${round(y + between(next, -4, 4))}`;
      });
      return `M0 ${round(y + between(next, -4, 4))}${peaks.join('')}`;
    })
    .join('');
}

const families = [rings, waves, rays, spines, lozenges, hills];

/** Path data of the line ornament that belongs to a title; the same title has the same one. */
export function ornament(title: string): string {
  const next = numbersFrom(seedOf(title));
  const family = families[Math.floor(next() * families.length)] ?? rings;
  return family(next);
}
