export { KpiRow } from './KpiRow.tsx';
export { KpiSkeletonRow, type KpiSkeletonRowProps } from './KpiSkeletonRow.tsx';
export { type KpiDelta, KpiTile, type KpiTileProps } from './KpiTile.tsx';
