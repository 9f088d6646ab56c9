export { type CompareItem, CompareTray, type CompareTrayProps } from './CompareTray.tsx';
