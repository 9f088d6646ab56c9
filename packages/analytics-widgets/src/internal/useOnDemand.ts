import { showToast } from '@litometr/ui/toast';
import { useWidgets } from '../provider/WidgetsProvider.tsx';

/** Code that is loaded when a reader reaches for what it renders. */
export function useOnDemand(load: () => Promise<unknown>) {
  const { strings } = useWidgets();
  return {
    /** Loads ahead; a failure is reported by `run`. */
    warm: () => void load().catch(() => undefined),
    /** Continues once the code is loaded. A failure leaves all as it is; the next run loads again. */
    run: (then: () => void) =>
      void load().then(then, (error: unknown) => {
        console.error('A part of the page could not be loaded.', error);
        showToast({ tone: 'danger', title: strings.panel.loadFailed });
      }),
  };
}
