import { IconButton } from '@litometr/ui';
import { lazy, type ReactNode, Suspense } from 'react';
import { screenOnly } from '../../internal/print.css.ts';
import { useOpener } from '../../internal/useOpener.ts';
import { useWidgets } from '../../provider/WidgetsProvider.tsx';

const loadBody = () => import('./MethodBody.tsx');
const MethodBody = lazy(loadBody);

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

/**
 * How a number comes about, behind a small button beside it; with the day, the coverage and the
 * source of the `<DataProvenance>` around it.
 */
export function MethodNote(props: MethodNoteProps) {
  const { strings } = useWidgets();
  const { isRequested, opener } = useOpener(loadBody, 'panel');
  const name = strings.method.open(props.label);
  const trigger = (
    <IconButton size="sm" icon="about" className={screenOnly} label={name} {...opener} />
  );
  return isRequested ? (
    <Suspense fallback={trigger}>
      <MethodBody {...props} name={name} />
    </Suspense>
  ) : (
    trigger
  );
}
