export { RankHistory, type RankHistoryProps } from './RankHistory.tsx';
