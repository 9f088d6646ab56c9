import { TIME_ZONE } from '@litometr/domain';
import type { Writer } from './client.ts';
import type { BundleFile } from './rows.ts';
import { staged } from './stage.ts';

/**
 * A capture's number is its second of the Unix time and 20 bits of a hash of its rows: numbers order
 * captures as they were taken, and the same bundle has the same number. Of bundles of one second the
 * one imported last counts, so that a correction may keep its time. Numbers stay below 2^53.
 */
const BUNDLES_PER_SECOND = 2 ** 20;

/** The second of a capture, as numbers of captures count it. */
const captureSecond = (capturedAt: string): number =>
  Math.max(0, Math.floor(Date.parse(capturedAt) / 1000));

/** The number of the bundle in the stage: the same for the same rows in any order of lines. */
export async function captureNumber(
  writer: Writer,
  capturedAt: string,
  files: ReadonlySet<BundleFile>,
): Promise<number> {
  const sums = [...files].map(
    (file) =>
      `SELECT sum(cityHash64(tuple('${file}', * EXCEPT line))) AS hash FROM ${staged(file)}`,
  );
  const [row] = await writer.select<{ hash: number }>(
    `SELECT sum(hash) % ${BUNDLES_PER_SECOND} AS hash FROM (${sums.join(' UNION ALL ')})`,
  );
  return captureSecond(capturedAt) * BUNDLES_PER_SECOND + (row?.hash ?? 0);
}

/** The greatest number of a capture in the second of another one. */
export const lastOfSecond = (capturedAt: string): number =>
  (captureSecond(capturedAt) + 1) * BUNDLES_PER_SECOND - 1;

/** The day in Moscow, as SQL, of a capture by its number. */
export const captureDaySql = (capture: string) =>
  `toDate(toDateTime(intDiv(${capture}, ${BUNDLES_PER_SECOND}), '${TIME_ZONE}'))`;

/** The time of a capture and who took it. */
interface CaptureSource {
  capturedAt: string;
  source: string;
}

/** Whether the store may hold rows of a later capture than this one. */
export const isLate = (before: CaptureSource | null, { capturedAt }: CaptureSource): boolean =>
  before !== null && captureSecond(before.capturedAt) >= captureSecond(capturedAt);

/** The later of two captures, the coming one of one second: it says how fresh a portal is. */
export function laterCapture(before: CaptureSource | null, coming: CaptureSource): CaptureSource {
  if (before === null) return coming;
  return captureSecond(before.capturedAt) > captureSecond(coming.capturedAt) ? before : coming;
}
