import { ChartRoom, type PanelState } from '@litometr/analytics-widgets';
import type { ComponentType } from 'react';
import { ChartPlaceholder } from '../../page/ChartPlaceholder.tsx';
import { lazyPart } from '../lazyPart.tsx';
import { KeptDrawing } from './KeptDrawing.tsx';
import { useTurn } from './useTurn.ts';

/** Title and note above a drawing, in pixels. */
const HEAD = 64;

interface LazyChartProps {
  title?: string;
  height?: number;
  state?: PanelState;
}

/**
 * A chart as a part of a page that is fetched by itself, and drawn when its place comes near.
 *
 * @param height of the drawing where the chart is given none, in pixels
 * @param sketch what a server draws in its place
 */
export function lazyChart<Props extends LazyChartProps>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  height: number,
  sketch?: () => ComponentType<Props> | undefined,
): ComponentType<Props> {
  const keepPlace = (props: Props) => (
    <KeptDrawing name={props.title ?? ''}>
      <ChartPlaceholder blockSize={`${(props.height ?? height) + HEAD}px`} />
    </KeptDrawing>
  );
  const Chart = lazyPart(load, keepPlace);
  return function LazyChart(props: Props) {
    const { place, isDue, room } = useTurn(Chart.load);
    const { title = '', state } = props;
    if (isDue) {
      return (
        <ChartRoom room={room}>
          <Chart {...props} />
        </ChartRoom>
      );
    }
    const Sketch = state?.kind === 'loading' ? undefined : sketch?.();
    return (
      <div ref={place}>
        {Sketch === undefined ? (
          keepPlace(props)
        ) : (
          <div data-drawn={title}>
            <Sketch {...props} />
          </div>
        )}
      </div>
    );
  };
}
