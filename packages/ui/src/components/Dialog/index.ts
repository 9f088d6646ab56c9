export { Dialog, type DialogContent, type DialogProps } from './Dialog.tsx';
