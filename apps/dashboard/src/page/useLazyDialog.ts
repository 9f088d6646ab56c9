import { showToast } from '@litometr/ui/toast';
import { type ComponentType, useState } from 'react';

/**
 * A dialog whose code is loaded when it is first opened. `failed` is the error text of a failed load;
 * `warm` prefetches the code on hover.
 */
export function useLazyDialog<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  failed: string,
) {
  const [Dialog, setDialog] = useState<ComponentType<Props> | null>(null);
  const [isOpen, setOpen] = useState(false);
  const open = async () => {
    try {
      const { default: loaded } = await load();
      setDialog(() => loaded);
      setOpen(true);
    } catch (error) {
      console.error('A dialog could not be loaded.', error);
      showToast({ tone: 'danger', title: failed });
    }
  };
  return {
    Dialog,
    isOpen,
    setOpen,
    open: () => void open(),
    // A failure is reported on press.
    prefetch: () => void load().catch(() => undefined),
  };
}
