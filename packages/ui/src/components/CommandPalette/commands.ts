import type { ReactElement, ReactNode } from 'react';
import type { IconName } from '../Icon/index.ts';

/** A part of a text from `start` up to, but not with, `end`, in UTF-16 units as `String.slice`. */
export interface TextRange {
  start: number;
  end: number;
}

/** Something to go to or to do. */
export interface Command {
  /** Unique in the palette. */
  id: string;
  label: string;
  /** Where the query was found in the label: the owner searches, so the owner knows. */
  matches?: readonly TextRange[];
  /** A line under the label: the author of a book, the place of a page. */
  description?: string;
  /** The name of an icon, or a mark of that size such as Monogram or a BookCover of size xs. */
  icon?: IconName | ReactElement;
  /** At the end of the row: a Badge, a Kbd. */
  meta?: ReactNode;
  /** A page to go to; it can be opened in a new tab as any link. */
  href?: string;
  /** The palette stays open after it: «clear recent», a switch. */
  keepsOpen?: boolean;
}

/** Shown in a group instead of its items, or after them. The owner provides the texts. */
export type CommandGroupStatus =
  | { kind: 'loading'; text: string }
  | { kind: 'empty'; text: string }
  | { kind: 'failed'; text: string; retry: { label: string; onRetry: () => void } };

/** Items of one kind under a heading, with their own state: one group may fail alone. */
export interface CommandGroup {
  id: string;
  label: string;
  items: readonly Command[];
  status?: CommandGroupStatus;
}

/** A line of the footer: which keys do what. */
export interface CommandHint {
  keys: readonly string[];
  label: string;
}
