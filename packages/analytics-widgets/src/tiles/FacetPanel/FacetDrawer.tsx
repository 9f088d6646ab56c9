import { Button } from '@litometr/ui';
import { Drawer } from '@litometr/ui/dialog';
import type { ReactNode } from 'react';
import { useWidgets } from '../../provider/WidgetsProvider.tsx';

interface FacetDrawerProps {
  count: number | null;
  onClose: () => void;
  /** The button that takes all away. */
  clear: ReactNode;
  children: ReactNode;
}

/** The facets over the page, with a way out that says how many things wait behind. */
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
