import { showToast } from '@litometr/ui/toast';
import { useWidgets } from '../provider/WidgetsProvider.tsx';

/** Code that is loaded on demand. */
export function useOnDemand(load: () => Promise<unknown>) {
  const { strings } = useWidgets();
  return {
    /** Preloads the code; a failure is reported by `run`. */
    warm: () => void load().catch(() => undefined),
    /** Continues once the code is loaded. A failure changes nothing; the next run loads again. */
    run: (then: () => void, onFailure?: () => void) =>
      void load().then(then, (error: unknown) => {
        onFailure?.();
        console.error('A part of the page could not be loaded.', error);
        showToast({ tone: 'danger', title: strings.panel.loadFailed });
      }),
  };
}
