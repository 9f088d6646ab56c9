import type { ReactNode } from 'react';

export interface MethodNoteProps {
  /** Name of the explained number: of a figure, a column, a chart. */
  label: string;
  /** Its meaning, in a sentence or two. */
  children?: ReactNode;
  /** Its calculation, as a formula or text. */
  formula?: string;
  /** Sample size; null where unknown. */
  n?: number | null;
  /** Rounding step of the source; shown above 1. */
  step?: number | null;
  /** Further paragraphs after the other facts. */
  more?: ReactNode;
  /** Address of the full method; by default the one that the page provides. */
  link?: { href: string; label: string };
}
