import { IconButton } from '@litometr/ui';
import { lazy, type ReactNode, Suspense } from 'react';
import { screenOnly } from '../../internal/print.css.ts';
import { useOpener } from '../../internal/useOpener.ts';
import { useWidgets } from '../../provider/WidgetsProvider.tsx';

const loadBody = () => import('./MethodBody.tsx');
const MethodBody = lazy(loadBody);

export interface MethodNoteProps {
  /** What is reckoned: the name of a figure, a column, a chart. */
  label: string;
  /** What it says, in a sentence or two. */
  children?: ReactNode;
  /** How it is reckoned, in signs or words. */
  formula?: string;
  /** How many things stand behind the number; null where nobody knows. */
  n?: number | null;
  /** Step that the source rounds to; said above 1. */
  step?: number | null;
  /** What else is to be known: paragraphs behind the other facts. */
  more?: ReactNode;
  /** Where the whole method is written; the page's own where it tells of one. */
  link?: { href: string; label: string };
}

/**
 * How a number comes about, behind a small button beside it; with the day, the coverage and the
 * source that were said of the page by `tellDataStamp`.
 */
export function MethodNote(props: MethodNoteProps) {
  const { strings } = useWidgets();
  const { isAsked, opener } = useOpener(loadBody, 'panel');
  const name = strings.method.open(props.label);
  const trigger = (
    <IconButton size="sm" icon="about" className={screenOnly} label={name} {...opener} />
  );
  return isAsked ? (
    <Suspense fallback={trigger}>
      <MethodBody {...props} name={name} />
    </Suspense>
  ) : (
    trigger
  );
}
