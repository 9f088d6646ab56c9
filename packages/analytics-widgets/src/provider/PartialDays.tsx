import { createContext, type ReactNode, use, useMemo } from 'react';

/**
 * Days whose data are not whole, as their owner says: everything over days below hatches them and
 * names them. Nothing where no owner says anything.
 */
const PartialDaysContext = createContext<ReadonlySet<string>>(new Set());

export interface PartialDaysProps {
  /** `YYYY-MM-DD` */
  days: readonly string[];
  children?: ReactNode;
}

export function PartialDays({ days, children }: PartialDaysProps) {
  // An owner may write the list anew each time.
  const key = days.join();
  const value = useMemo(() => new Set(key === '' ? [] : key.split(',')), [key]);
  return <PartialDaysContext value={value}>{children}</PartialDaysContext>;
}

export function usePartialDays(): ReadonlySet<string> {
  return use(PartialDaysContext);
}
