import { IconButton } from '@litometr/ui';
import { lazy, Suspense } from 'react';
import { screenOnly } from '../../internal/print.css.ts';
import { useOpener } from '../../internal/useOpener.ts';
import { useWidgets } from '../../provider/WidgetsProvider.tsx';
import type { NamedColumn } from '../DataTable/column.ts';

const loadPanel = () => import('./ColumnPanel.tsx');
const ColumnPanel = lazy(loadPanel);

export interface ColumnChooserProps {
  columns: readonly NamedColumn[];
  /** Ids of hidden columns. */
  hidden: readonly string[];
  onChange: (hidden: readonly string[]) => void;
}

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
