export { RankMove, type RankMoveProps, type RankMoveState } from './RankMove.tsx';
