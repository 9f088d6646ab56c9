import type { ComponentType } from 'react';
import { ChartPlaceholder } from '../../page/ChartPlaceholder.tsx';
import { lazyPart } from '../lazyPart.tsx';
import { useTurn } from './useTurn.ts';

/** Title and note above a drawing, in pixels. */
const HEAD = 64;

/**
 * A chart as a part of a page that is fetched by itself, and drawn when its place comes near.
 *
 * @param height of the drawing where the chart is given none, in pixels
 */
export function lazyChart<Props extends { height?: number }>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  height: number,
): ComponentType<Props> {
  const keepPlace = (props: Props) => (
    <ChartPlaceholder blockSize={`${(props.height ?? height) + HEAD}px`} />
  );
  const Chart = lazyPart(load, keepPlace);
  return function LazyChart(props: Props) {
    const { place, isDue } = useTurn();
    return isDue ? <Chart {...props} /> : <div ref={place}>{keepPlace(props)}</div>;
  };
}
