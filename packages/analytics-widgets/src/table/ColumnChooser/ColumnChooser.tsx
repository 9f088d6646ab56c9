import { IconButton } from '@litometr/ui';
import { lazy, Suspense } from 'react';
import { screenOnly } from '../../internal/print.css.ts';
import { useOpener } from '../../internal/useOpener.ts';
import { useWidgets } from '../../provider/WidgetsProvider.tsx';
import type { DataColumn } from '../DataTable/index.ts';

const loadPanel = () => import('./ColumnPanel.tsx');
const ColumnPanel = lazy(loadPanel);

export interface ColumnChooserProps {
  columns: readonly Pick<DataColumn<never>, 'id' | 'header' | 'headerTitle' | 'rowHeader'>[];
  /** Ids of the columns put away. */
  hidden: readonly string[];
  onChange: (hidden: readonly string[]) => void;
}

/** Which columns a table shows. The one that names the rows always stays. */
export function ColumnChooser(props: ColumnChooserProps) {
  const { strings } = useWidgets();
  const { isAsked, opener } = useOpener(loadPanel, 'panel');
  const trigger = (
    <IconButton className={screenOnly} icon="columns" label={strings.table.columns} {...opener} />
  );
  return isAsked ? (
    <Suspense fallback={trigger}>
      <ColumnPanel {...props} />
    </Suspense>
  ) : (
    trigger
  );
}
