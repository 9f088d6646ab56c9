export { OffListBand, type OffListBandProps } from './OffList.tsx';
export { RankHistory, type RankHistoryProps, type RankSeries } from './RankHistory.tsx';
