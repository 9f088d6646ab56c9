import { ChartOutline, type ChartOutlineProps } from '@litometr/analytics-widgets';
import { type ComponentType, useRef, useState } from 'react';
import { lazyPart } from '../lazyPart.tsx';
import { useNearViewport } from './useNearViewport.ts';

type LazyChartProps = Omit<ChartOutlineProps, 'height'> & { height?: number };

/**
 * Creates a chart whose code is loaded by itself, and whose plot is rendered in the browser when it
 * comes near the viewport. The server renders its title and note, with room for the plot.
 *
 * @param height of the plot where the chart is given none, in pixels
 */
export function lazyChart<Props extends LazyChartProps>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  height: number,
): ComponentType<Props> {
  const outline = (props: Props) => (
    <ChartOutline
      title={props.title}
      headingLevel={props.headingLevel}
      note={props.note}
      filters={props.filters}
      source={props.source}
      demo={props.demo}
      height={props.height ?? height}
    />
  );
  const Chart = lazyPart(load, outline);
  const startLoading = () => {
    // The server renders the outline. Where loading fails, an error is rendered in the chart's place.
    if (typeof document !== 'undefined') Chart.load().catch(() => undefined);
  };
  return function LazyChart(props: Props) {
    const place = useRef<HTMLDivElement>(null);
    // Once, with the first render: in an effect the code would be requested only after hydration.
    useState(startLoading);
    if (useNearViewport(place)) return <Chart {...props} />;
    return (
      <div ref={place} data-chart="">
        {outline(props)}
      </div>
    );
  };
}
