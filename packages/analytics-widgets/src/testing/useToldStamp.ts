import { useEffect } from 'react';
import { tellDataStamp } from '../provider/dataStamp.ts';

/** Says of a story what a page says of its data. */
export function useToldStamp(): void {
  useEffect(
    () =>
      tellDataStamp({
        asof: '2026-08-07',
        coverage: 0.984,
        source: 'снимки портала',
        demo: false,
        method: { href: '#method', label: 'методика' },
      }),
    [],
  );
}
