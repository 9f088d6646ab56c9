import { type ComponentType, createElement, lazy, Suspense } from 'react';
import { BlockBoundary } from '../../page/BlockBoundary.tsx';
import { ChartPlaceholder } from '../../page/ChartPlaceholder.tsx';

/** Title and note above a drawing, in pixels. */
const HEAD = 64;

/**
 * A chart whose code arrives beside the data. Until then its place is held; where it does not come,
 * or cannot draw what came, that is told in its place and tried again there.
 *
 * @param height of the drawing where the chart is given none, in pixels
 */
export function lazyChart<Props extends { height?: number }>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  height: number,
): ComponentType<Props> {
  // `lazy` keeps a failure for good: a new try needs a new one.
  let Chart = lazy(load);
  const renew = () => {
    Chart = lazy(load);
  };
  /** Under the boundary, so that a new try draws the new one. */
  function Drawn(props: Props) {
    // `lazy` forgets that its component takes these very props.
    return createElement(Chart as ComponentType<Props>, props);
  }
  return function LazyChart(props: Props) {
    return (
      <BlockBoundary onRetry={renew}>
        <Suspense
          fallback={<ChartPlaceholder blockSize={`${(props.height ?? height) + HEAD}px`} />}
        >
          <Drawn {...props} />
        </Suspense>
      </BlockBoundary>
    );
  };
}
