import { type LazyPart, lazyPart as lazyUiPart } from '@litometr/ui';
import type { ComponentType, ReactNode } from 'react';
import { BlockFailure } from '../page/BlockFailure.tsx';

/**
 * A part of a page whose code arrives beside the data. A part that does not load, or cannot render,
 * says so in its place and offers a retry.
 *
 * @param place rendered until the code is loaded
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  place?: (props: Props) => ReactNode,
): LazyPart<Props> =>
  lazyUiPart(load, { failure: BlockFailure, ...(place !== undefined && { place }) });
