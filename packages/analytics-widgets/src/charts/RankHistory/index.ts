export { OffListBand, type OffListBandProps } from './OffList.tsx';
export { RankHistory, type RankHistoryProps } from './RankHistory.tsx';
