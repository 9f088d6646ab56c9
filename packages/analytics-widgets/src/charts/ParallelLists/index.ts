export {
  type ListMove,
  type MoveColumn,
  ParallelLists,
  type ParallelListsProps,
} from './ParallelLists.tsx';
