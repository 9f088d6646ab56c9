import { ChartOutline, type ChartOutlineProps } from '@litometr/analytics-widgets';
import { Activity, type ComponentType, useRef } from 'react';
import { lazyPart } from '../lazyPart.tsx';
import { useNearViewport } from './useNearViewport.ts';

type LazyChartProps = Omit<ChartOutlineProps, 'height'> & { height?: number };

/** Loads the code of each kind of chart. */
const loaders = new Map<string, () => Promise<unknown>>();

/**
 * Loads the code of the charts that the server has rendered places for. The charts themselves request it once they
 * are hydrated, half a second later on a slow processor.
 */
export function loadRenderedCharts(): void {
  for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-chart]')) {
    // Where it does not load, the chart requests it again and shows the error in its place.
    void loaders
      .get(dataset['chart'] ?? '')?.()
      .catch(() => undefined);
  }
}

/**
 * Creates a chart whose code is loaded by itself, and whose plot is rendered in the browser when it
 * comes near the viewport. The server renders its title and note, with room for the plot.
 *
 * @param kind its name
 * @param room returns the height of the plot with its legend and keys, in pixels. Where it differs from
 *   that of the rendered chart, everything below the chart moves.
 */
export function lazyChart<Props extends LazyChartProps>(
  kind: string,
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
  loaders.set(kind, Chart.load);
  function NearChart(props: Props) {
    const place = useRef<HTMLDivElement>(null);
    if (useNearViewport(place, Chart.load)) return <Chart {...props} />;
    return (
      <div ref={place} data-chart={kind}>
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
