import { IconButton } from '@litometr/ui';
import { lazy, Suspense } from 'react';
import { screenOnly } from '../../internal/print.css.ts';
import { useOpener } from '../../internal/useOpener.ts';
import { useWidgets } from '../../provider/WidgetsProvider.tsx';
import type { ColumnChooserProps } from './types.ts';

const loadPanel = () => import('./ColumnPanel.tsx');
const ColumnPanel = lazy(loadPanel);

/** Renders the choice of a table's columns. The row header cannot be hidden. */
export function ColumnChooser(props: ColumnChooserProps) {
  const { strings } = useWidgets();
  const { isRequested, opener } = useOpener(loadPanel, 'panel');
  const trigger = (
    <IconButton className={screenOnly} icon="columns" label={strings.table.columns} {...opener} />
  );
  return isRequested ? (
    <Suspense fallback={trigger}>
      <ColumnPanel {...props} />
    </Suspense>
  ) : (
    trigger
  );
}
