import { tellDataStamp } from '@litometr/analytics-widgets';
import type { Meta } from '@litometr/api-contract';
import { useEffect } from 'react';
import { paths } from '../domain/paths.ts';

/** The head of a page tells every figure below what it is made of. */
export function useTellStamp(meta: Meta | null | undefined, label: string): void {
  useEffect(
    () =>
      meta
        ? tellDataStamp({ ...meta, method: { href: `${paths.about}#method`, label } })
        : undefined,
    [meta, label],
  );
}
