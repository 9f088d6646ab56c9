import { KpiRow, type KpiRowProps } from './KpiRow.tsx';
import { KpiSkeleton, type KpiSkeletonProps } from './KpiSkeleton.tsx';

export interface KpiSkeletonRowProps
  extends Pick<KpiSkeletonProps, 'comparisonLines'>,
    Pick<KpiRowProps, 'variant'> {
  /** Expected number of tiles. */
  tiles: number;
}

/** Skeletons of tiles whose labels are part of the response. */
export function KpiSkeletonRow({ tiles, variant, ...tile }: KpiSkeletonRowProps) {
  return (
    <KpiRow state={{ kind: 'loading' }} variant={variant}>
      {[...Array(tiles).keys()].map((place) => (
        <KpiSkeleton key={place} {...tile} />
      ))}
    </KpiRow>
  );
}
