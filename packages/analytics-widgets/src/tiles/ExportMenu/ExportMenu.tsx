import { Button } from '@litometr/ui';
import { lazy, Suspense } from 'react';
import { screenOnly } from '../../internal/print.css.ts';
import { useOpener } from '../../internal/useOpener.ts';
import { useWidgets } from '../../provider/WidgetsProvider.tsx';

const loadItems = () => import('./ExportItems.tsx');
const ExportItems = lazy(loadItems);

/** The page's list as a file: at an address, or made by its owner (who tells of a failure). */
export type ExportCsv = { href: string; fileName?: string } | { onExport: () => void };

export interface ExportMenuProps {
  csv?: ExportCsv;
  /** The page's own address, whole; asked for when it is copied. */
  link?: () => string;
  size?: 'sm' | 'md';
}

/**
 * What can be taken from a page: its list as CSV, its address. A page with this menu has a
 * `ToastRegion`, where the copying is told of.
 */
export function ExportMenu(props: ExportMenuProps) {
  const { strings } = useWidgets();
  const { isAsked, opener } = useOpener(loadItems, 'menu');
  const trigger = (
    <Button size={props.size ?? 'md'} icon="download" className={screenOnly} {...opener}>
      {strings.exports.open}
    </Button>
  );
  if (!props.csv && !props.link) return null;
  return isAsked ? (
    <Suspense fallback={trigger}>
      <ExportItems {...props} />
    </Suspense>
  ) : (
    trigger
  );
}
