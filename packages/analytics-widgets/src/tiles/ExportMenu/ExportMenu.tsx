import { Button } from '@litometr/ui';
import { lazy, Suspense } from 'react';
import { screenOnly } from '../../internal/print.css.ts';
import { useOpener } from '../../internal/useOpener.ts';
import { useWidgets } from '../../provider/WidgetsProvider.tsx';

const loadItems = () => import('./ExportItems.tsx');
const ExportItems = lazy(loadItems);

/** The page's list as a file: at an address, or made by its owner, who reports failures. */
export type ExportCsv = { href: string; fileName?: string } | { onExport: () => void };

export interface ExportMenuProps {
  csv?: ExportCsv;
  /** Returns the full address of the page; called when it is copied. */
  link?: () => string;
  size?: 'sm' | 'md';
}

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
