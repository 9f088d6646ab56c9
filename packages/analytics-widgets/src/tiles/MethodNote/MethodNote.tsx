import { IconButton } from '@litometr/ui';
import { lazy, Suspense } from 'react';
import { screenOnly } from '../../internal/print.css.ts';
import { useOpener } from '../../internal/useOpener.ts';
import { useWidgets } from '../../provider/WidgetsProvider.tsx';
import type { MethodNoteProps } from './types.ts';

const loadBody = () => import('./MethodBody.tsx');
const MethodBody = lazy(loadBody);

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
