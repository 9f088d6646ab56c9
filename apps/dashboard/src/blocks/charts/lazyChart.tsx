import { type ComponentType, createElement, lazy, Suspense } from 'react';
import { ChartPlaceholder } from '../../page/ChartPlaceholder.tsx';

/** Title and note above a drawing, in pixels. */
const HEAD = 64;

/**
 * A chart whose code arrives beside the data. Until then its place is held.
 *
 * @param height of the drawing where the chart is given none, in pixels
 */
export function lazyChart<Props extends { height?: number }>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  height: number,
): ComponentType<Props> {
  const Chart = lazy(load);
  return function LazyChart(props: Props) {
    return (
      <Suspense fallback={<ChartPlaceholder blockSize={`${(props.height ?? height) + HEAD}px`} />}>
        {/* `lazy` forgets that its component takes these very props. */}
        {createElement(Chart as ComponentType<Props>, props)}
      </Suspense>
    );
  };
}
