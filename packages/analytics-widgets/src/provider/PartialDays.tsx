import { createContext, type ReactNode, use, useMemo } from 'react';

/**
 * Provides partial days, declared by the owner of the data, to everything below that has days: it
 * hatches and names them.
 */
const PartialDaysContext = createContext<ReadonlySet<string>>(new Set());

export interface PartialDaysProps {
  /** `YYYY-MM-DD` */
  days: readonly string[];
  children?: ReactNode;
}

export function PartialDays({ days, children }: PartialDaysProps) {
  // The owner may pass a new array on each render.
  const key = days.join();
  const value = useMemo(() => new Set(key === '' ? [] : key.split(',')), [key]);
  return <PartialDaysContext value={value}>{children}</PartialDaysContext>;
}

export function usePartialDays(): ReadonlySet<string> {
  return use(PartialDaysContext);
}
