export { Alert, type AlertProps, toneIcon } from './Alert.tsx';
