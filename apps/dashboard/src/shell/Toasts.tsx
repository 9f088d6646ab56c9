import { type ComponentType, useEffect, useState } from 'react';
import { whenIdle } from '../page/whenIdle.ts';

/**
 * Where passing messages appear. Its code comes when the page stands and has nothing else to do;
 * messages wait in their queue until then. Where it does not come, it is asked for again when the
 * line is back.
 */
export function Toasts() {
  const [Region, setRegion] = useState<ComponentType | null>(null);
  useEffect(() => {
    let isOver = false;
    const load = () => {
      import('./toastRegion.ts').then(
        ({ ToastRegion }) => {
          if (!isOver) setRegion(() => ToastRegion);
        },
        () => {
          if (!isOver) addEventListener('online', load, { once: true });
        },
      );
    };
    const end = whenIdle(load);
    return () => {
      isOver = true;
      end();
      removeEventListener('online', load);
    };
  }, []);
  return Region === null ? null : <Region />;
}
