export {
  type SortMark,
  type SortMove,
  type SortNode,
  type SortPlace,
  SortTree,
  type SortTreeProps,
} from '../components/SortTree/index.ts';
