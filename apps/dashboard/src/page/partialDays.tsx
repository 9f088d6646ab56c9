import { PartialDays } from '@litometr/analytics-widgets';
import type { Meta } from '@litometr/api-contract';
import { createContext, type ReactNode, use, useEffect, useState } from 'react';

const none: readonly string[] = [];

const Told = createContext<((days: readonly string[]) => void) | null>(null);

/** Around the pages: what the shown one says of its days reaches every chart on it. */
export function PagePartialDays({ children }: { children: ReactNode }) {
  const [days, setDays] = useState(none);
  return (
    <Told value={setDays}>
      <PartialDays days={days}>{children}</PartialDays>
    </Told>
  );
}

/** The head of a page tells which days of its numbers are not whole. */
export function useTellPartialDays(meta: Meta | null | undefined): void {
  const tell = use(Told);
  const key = meta?.partial_days.join() ?? '';
  useEffect(() => {
    if (tell === null || key === '') return undefined;
    tell(key.split(','));
    return () => tell(none);
  }, [tell, key]);
}
