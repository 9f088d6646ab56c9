import { Button } from '@litometr/ui';
import { lazy, Suspense } from 'react';
import { screenOnly } from '../../internal/print.css.ts';
import { useOpener } from '../../internal/useOpener.ts';
import { useWidgets } from '../../provider/WidgetsProvider.tsx';
import type { ExportMenuProps } from './types.ts';

const loadItems = () => import('./ExportItems.tsx');
const ExportItems = lazy(loadItems);

/**
 * Exports a page: its list as CSV, and its address. The page needs a `ToastRegion`, which confirms
 * the copying.
 */
export function ExportMenu(props: ExportMenuProps) {
  const { strings } = useWidgets();
  const { isRequested, opener } = useOpener(loadItems, 'menu');
  const trigger = (
    <Button size={props.size ?? 'md'} icon="download" className={screenOnly} {...opener}>
      {strings.exports.open}
    </Button>
  );
  if (!props.csv && !props.link) return null;
  return isRequested ? (
    <Suspense fallback={trigger}>
      <ExportItems {...props} />
    </Suspense>
  ) : (
    trigger
  );
}
