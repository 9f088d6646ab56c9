export { SortTree, type SortTreeProps } from './SortTree.tsx';
export type { SortMark, SortMove, SortNode, SortPlace } from './sortNodes.ts';
