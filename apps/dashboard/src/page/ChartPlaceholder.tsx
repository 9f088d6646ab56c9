import { Skeleton } from '@litometr/ui';

/** Keeps the place of a chart of the usual height while its code is on the way. */
export function ChartPlaceholder({ blockSize = '24rem' }: { blockSize?: string }) {
  return <Skeleton shape="block" blockSize={blockSize} />;
}
