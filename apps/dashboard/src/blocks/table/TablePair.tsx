import { Grid } from '@litometr/ui';
import type { ReactNode } from 'react';

export interface TablePairProps {
  /** What the columns of one table need, as a CSS length. */
  min: string;
  children: ReactNode;
}

/** Two tables beside each other; below each other where one would not have the room it needs. */
export function TablePair({ min, children }: TablePairProps) {
  // More than a third, so that a wide page has two columns and not three.
  return (
    <Grid gap="xl" min={`max(${min}, 34%)`}>
      {children}
    </Grid>
  );
}
