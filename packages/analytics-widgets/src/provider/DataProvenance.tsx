import { createContext, type ReactNode, use } from 'react';

/** Where the numbers on the screen come from. */
export interface Provenance {
  /** The data day, `YYYY-MM-DD`; null while there is no data. */
  asof: string | null;
  /** Share of the expected things that were read on that day, 0 to 1; null where unknown. */
  coverage: number | null;
  source: string | null;
  /** Generated data, which have no other source. */
  demo: boolean;
  /** Address of the method. */
  method: { href: string; label: string };
}

const ProvenanceContext = createContext<Provenance | null>(null);

export interface DataProvenanceProps {
  /** Null: unknown, so nothing below offers a note. */
  value: Provenance | null;
  children: ReactNode;
}

/**
 * Provides the provenance of a page's numbers to the tables, tiles and charts below, which show it.
 */
export function DataProvenance({ value, children }: DataProvenanceProps) {
  return <ProvenanceContext value={value}>{children}</ProvenanceContext>;
}

/** Returns the provenance of the numbers; null without a provider. */
export const useProvenance = (): Provenance | null => use(ProvenanceContext);
