import { type ComponentType, createElement, lazy, type ReactNode, Suspense } from 'react';
import { BlockBoundary } from '../page/BlockBoundary.tsx';

/**
 * A part of a page whose code arrives beside the data. Until then its place is held; where it does
 * not come, or cannot draw what came, that is told in its place and tried again there.
 *
 * @param place what holds it
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  place: (props: Props) => ReactNode,
): ComponentType<Props> {
  // `lazy` keeps a failure for good: a new try needs a new one.
  let Part = lazy(load);
  const renew = () => {
    Part = lazy(load);
  };
  /** Under the boundary, so that a new try draws the new one. */
  function Drawn(props: Props) {
    // `lazy` forgets that its component takes these very props.
    return createElement(Part as ComponentType<Props>, props);
  }
  return function LazyPart(props: Props) {
    return (
      <BlockBoundary onRetry={renew}>
        <Suspense fallback={place(props)}>
          <Drawn {...props} />
        </Suspense>
      </BlockBoundary>
    );
  };
}
