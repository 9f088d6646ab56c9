import { type ComponentType, useEffect, useState } from 'react';
import { whenIdle } from '../page/whenIdle.ts';

/** Notices wait in their queue until the region is there: its code is not worth a first paint. */
export function LateToasts() {
  const [Toasts, setToasts] = useState<ComponentType | null>(null);
  useEffect(
    () =>
      whenIdle(() => {
        import('./Toasts.tsx').then(
          ({ default: Region }) => setToasts(() => Region),
          (error: unknown) => console.error('Notices will not be shown: no code for them.', error),
        );
      }),
    [],
  );
  return Toasts && <Toasts />;
}
