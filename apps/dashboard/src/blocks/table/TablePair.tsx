import { Grid } from '@litometr/ui';
import type { ReactNode } from 'react';
import * as css from './TablePair.css.ts';

export interface TablePairProps {
  /** Minimum width of one table, as a CSS length: the sum of its columns. */
  min: string;
  children: ReactNode;
}

/**
 * Two tables beside each other; below each other where one would not have the room it needs. One alone
 * takes the row.
 */
export function TablePair({ min, children }: TablePairProps) {
  // More than a third, so that a wide page has two columns and not three.
  return (
    <Grid gap="xl" className={css.pair} min={`max(${min}, 34%)`}>
      {children}
    </Grid>
  );
}
