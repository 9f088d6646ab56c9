export { KpiRow } from './KpiRow.tsx';
export { KpiSkeleton, type KpiSkeletonProps } from './KpiSkeleton.tsx';
export { type KpiDelta, KpiTile, type KpiTileProps } from './KpiTile.tsx';
