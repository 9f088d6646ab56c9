import meta from './Histogram.stories.tsx';
import { Histogram } from './Histogram.tsx';

const small = { ...meta.args, height: 180 };
const bin = (from: number, to: number, count: number) => ({ from, to, count });

/** Bins of a hundred roubles. */
export function RoundBounds() {
  return (
    <Histogram
      {...small}
      title="Чаще всего книга стоит от 200 до 300 рублей"
      bins={[16, 75, 97, 36, 6, 2].map((count, at) => bin(at * 100, (at + 1) * 100, count))}
    />
  );
}

/** The widest bin has the most books because it is the widest. */
export function UnequalBins() {
  return (
    <Histogram
      {...small}
      title="Чаще всего книга стоит от 199 до 450 рублей"
      bins={[
        bin(0, 99, 16),
        bin(99, 149, 31),
        bin(149, 199, 44),
        bin(199, 450, 134),
        bin(450, 499, 5),
        bin(499, 600, 2),
      ]}
    />
  );
}
