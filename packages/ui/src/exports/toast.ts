export {
  dismissToast,
  showToast,
  TOAST_TIMEOUT_MS,
  type ToastOptions,
  ToastRegion,
  type ToastRegionProps,
} from '../components/Toast/index.ts';
