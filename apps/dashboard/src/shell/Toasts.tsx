import { ToastRegion } from '@litometr/ui/toast';

/** Where notices appear, as a file of its own: nothing is told before somebody did something. */
export default function Toasts() {
  return <ToastRegion />;
}
