import * as css from './RangeSlider.css.ts';
import { type NumberRange, type Scale, shareOf } from './scale.ts';

/** How many lie from one number up to another. */
export interface Bin {
  from: number;
  to: number;
  count: number;
}

interface HistogramProps {
  bins: readonly Bin[];
  range: NumberRange;
  scale: Scale;
}

/** Bars over the track, on its scale; those within the range are in colour. Decoration. */
export function Histogram({ bins, range: [from, to], scale }: HistogramProps) {
  const highest = Math.max(1, ...bins.map((bin) => bin.count));
  return (
    <div aria-hidden="true" className={css.histogram}>
      {bins.map((bin) => {
        const start = shareOf(scale, bin.from);
        return (
          <span
            key={bin.from}
            data-chosen={bin.to > from && bin.from < to ? '' : undefined}
            className={css.bar}
            style={{
              insetInlineStart: `${start * 100}%`,
              inlineSize: `calc(${(shareOf(scale, bin.to) - start) * 100}% - 1px)`,
              // The least bar still shows that there is something.
              blockSize: bin.count === 0 ? 0 : `max(2px, ${(bin.count / highest) * 100}%)`,
            }}
          />
        );
      })}
    </div>
  );
}
