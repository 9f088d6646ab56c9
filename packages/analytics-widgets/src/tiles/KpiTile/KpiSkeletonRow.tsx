import { KpiRow } from './KpiRow.tsx';
import { KpiSkeleton, type KpiSkeletonProps } from './KpiSkeleton.tsx';

export interface KpiSkeletonRowProps extends Pick<KpiSkeletonProps, 'comparisonLines'> {
  /** As many as will come, as a rule. */
  tiles: number;
}

/** The places of tiles whose very labels come with the answer. */
export function KpiSkeletonRow({ tiles, ...tile }: KpiSkeletonRowProps) {
  return (
    <KpiRow state={{ kind: 'loading' }}>
      {[...Array(tiles).keys()].map((place) => (
        <KpiSkeleton key={place} {...tile} />
      ))}
    </KpiRow>
  );
}
