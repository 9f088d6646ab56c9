import { Skeleton } from '@litometr/ui';
import { useId } from 'react';
import * as css from './ChartFrame.css.ts';
import { ChartHeading } from './ChartHeading.tsx';
import { DemoMark } from './DemoMark.tsx';
import type { ChartProps } from './types.ts';

export interface ChartOutlineProps
  extends Pick<ChartProps, 'title' | 'headingLevel' | 'note' | 'filters' | 'source' | 'demo'> {
  /** Height of the plot, in pixels. */
  height: number;
}

/**
 * Renders a chart without its plot: the title, the note and the source, with a skeleton of the
 * plot's height. It has the layout of the chart that replaces it. For the server, and for as long
 * as the code of a chart loads.
 *
 * @example
 * <Suspense fallback={<ChartOutline title="Reads grew" height={260} />}>
 *   <TrendChart title="Reads grew" height={260} {...chart} />
 * </Suspense>
 */
export function ChartOutline({ source, demo = false, height, ...heading }: ChartOutlineProps) {
  const titleId = useId();
  return (
    <figure aria-labelledby={titleId} className={css.root}>
      <div className={css.head}>
        <ChartHeading {...heading} titleId={titleId} />
        {demo && <DemoMark />}
        <div className={css.tools}>
          <span className={css.toolsRoom} />
        </div>
      </div>
      <Skeleton shape="block" blockSize={`${height}px`} />
      {source !== undefined && (
        <figcaption className={css.foot}>
          <span>{source}</span>
        </figcaption>
      )}
    </figure>
  );
}
