export { dismissToast, showToast, TOAST_TIMEOUT_MS, type ToastOptions } from './queue.ts';
export { ToastRegion, type ToastRegionProps } from './ToastRegion.tsx';
