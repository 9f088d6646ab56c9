import { ChartOutline, type ChartOutlineProps } from '@litometr/analytics-widgets';
import { Activity, type ComponentType, useEffect, useRef } from 'react';
import { lazyPart } from '../lazyPart.tsx';
import { useNearViewport } from './useNearViewport.ts';

type LazyChartProps = Omit<ChartOutlineProps, 'height'> & { height?: number };

/**
 * Creates a chart whose code is loaded by itself, and whose plot is rendered in the browser when it
 * comes near the viewport. The server renders its title and note, with room for the plot.
 *
 * @param room returns the height of the plot with its legend and keys, in pixels. Where it differs from
 *   that of the rendered chart, everything below the chart moves.
 */
export function lazyChart<Props extends LazyChartProps>(
  load: () => Promise<ComponentType<Props>>,
  room: (props: Props) => number,
): ComponentType<Props> {
  const outline = (props: Props) => (
    <ChartOutline
      title={props.title}
      headingLevel={props.headingLevel}
      note={props.note}
      filters={props.filters}
      source={props.source}
      demo={props.demo}
      height={room(props)}
    />
  );
  const Chart = lazyPart(async () => ({ default: await load() }), outline);
  function NearChart(props: Props) {
    const place = useRef<HTMLDivElement>(null);
    useEffect(() => {
      // The code is loaded with the page; where that fails, an error is rendered in its place.
      Chart.load().catch(() => undefined);
    }, []);
    if (useNearViewport(place)) return <Chart {...props} />;
    return (
      <div ref={place} data-chart="">
        {outline(props)}
      </div>
    );
  }
  return function LazyChart(props: Props) {
    return (
      // Hydrates by itself: a click on the page need not wait for its charts.
      <Activity>
        <NearChart {...props} />
      </Activity>
    );
  };
}
