import { Button } from '@litometr/ui';
import { Drawer } from '@litometr/ui/dialog';
import type { ReactNode } from 'react';
import { useWidgets } from '../../provider/WidgetsProvider.tsx';

interface FacetDrawerProps {
  count: number | null;
  onClose: () => void;
  /** The button that clears all facets. */
  clear: ReactNode;
  children: ReactNode;
}

/** The facets in a drawer over the page, whose closing button shows the number of results. */
export default function FacetDrawer({ count, onClose, clear, children }: FacetDrawerProps) {
  const { formats, strings } = useWidgets();
  return (
    <Drawer
      title={strings.facets.title}
      isOpen
      onOpenChange={onClose}
      footer={
        <>
          {clear}
          <Button variant="primary" onPress={onClose}>
            {strings.facets.show(count, count === null ? '' : formats.formatNumber(count))}
          </Button>
        </>
      }
    >
      {children}
    </Drawer>
  );
}
