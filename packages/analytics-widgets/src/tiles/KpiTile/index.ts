export { KpiRow } from './KpiRow.tsx';
export { type KpiDelta, KpiTile, type KpiTileProps } from './KpiTile.tsx';
