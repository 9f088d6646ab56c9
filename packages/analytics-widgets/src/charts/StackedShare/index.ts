export { StackedShare, type StackedShareProps } from './StackedShare.tsx';
