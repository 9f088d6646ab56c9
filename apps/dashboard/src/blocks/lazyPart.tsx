import { type LazyPart, lazyPart as lazyUiPart } from '@litometr/ui';
import type { ComponentType, ReactNode } from 'react';
import { BlockFailure } from '../page/BlockFailure.tsx';

/**
 * Creates a part of a page whose code is loaded in parallel with the data. A part that does not
 * load, or cannot render, shows an error in its place with a retry.
 *
 * @param place rendered until the code is loaded
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  place?: (props: Props) => ReactNode,
): LazyPart<Props> =>
  lazyUiPart(load, { failure: BlockFailure, ...(place !== undefined && { place }) });
