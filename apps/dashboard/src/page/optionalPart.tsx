import { type LazyFailureProps, type LazyPart, lazyPart } from '@litometr/ui';
import { type ComponentType, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Renders nothing and retries with the next navigation. */
function RetryOnNavigation({ retry }: LazyFailureProps) {
  const { key } = useLocation();
  const [failedAt] = useState(key);
  useEffect(() => {
    if (key !== failedAt) retry();
  }, [key, failedAt, retry]);
  return null;
}

/** A lazily loaded part that a page does without when its code does not load. */
export const optionalPart = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyPart<Props> => lazyPart(load, { failure: RetryOnNavigation });
