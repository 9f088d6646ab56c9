import { type ComponentType, createElement, lazy, type ReactNode, Suspense, useState } from 'react';
import { BlockBoundary } from '../page/BlockBoundary.tsx';

/** A part of a page, and what fetches its code ahead of its drawing. */
export type LazyPart<Props> = ComponentType<Props> & { load: () => Promise<unknown> };

/**
 * A part of a page whose code arrives beside the data. Until then its place is held; where it does
 * not come, or cannot draw what came, that is told in its place and tried again there.
 *
 * @param place what holds it
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  place: (props: Props) => ReactNode,
): LazyPart<Props> {
  const fetched = async () => {
    const code = await load();
    // Known from now on: nothing is waited for.
    Part = code.default;
    return code;
  };
  // `lazy` forgets that its component takes these very props.
  const waited = () => lazy(fetched) as unknown as ComponentType<Props>;
  // `lazy` keeps a failure for good: a new try needs a new one.
  let Part = waited();
  const renew = () => {
    Part = waited();
  };
  /** Under the boundary, so that a new try draws the new one. What is drawn stays what it is. */
  function Drawn(props: Props) {
    const [Known] = useState(() => Part);
    return createElement(Known, props);
  }
  function Waiting(props: Props) {
    return (
      <BlockBoundary onRetry={renew}>
        <Suspense fallback={place(props)}>
          <Drawn {...props} />
        </Suspense>
      </BlockBoundary>
    );
  }
  return Object.assign(Waiting, { load: fetched });
}
