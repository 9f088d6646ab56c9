/** A file of its own: the one that says messages is part of every page, and this is not. */
export { ToastRegion } from '@litometr/ui/toast';
