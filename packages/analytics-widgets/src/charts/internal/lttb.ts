/**
 * Fewer points with the same look: 'largest triangle three buckets' (S. Steinarsson, Downsampling
 * Time Series for Visual Representation, 2013). Keeps the first and the last point; of each bucket
 * between them the one that spans the largest triangle with its neighbours, so that peaks stay.
 *
 * Numbers come as typed arrays: of a hundred thousand points a few are kept, and no object is made
 * for the others.
 *
 * @param times ascending
 * @param values one for each time
 * @param most how many to keep; three at least, however little was asked for
 * @returns the places of the kept points, ascending; all of them where there are no more than `most`
 */
export function lttb(times: Float64Array, values: Float64Array, most: number): number[] {
  const { length } = times;
  const count = Math.max(3, most);
  if (length <= count) return Array.from(times, (_, index) => index);
  const size = (length - 2) / (count - 2);
  const edge = (bucket: number) => Math.floor(bucket * size) + 1;
  const kept = [0];
  let before = 0;
  for (let bucket = 0; bucket < count - 2; bucket += 1) {
    const from = edge(bucket);
    const to = edge(bucket + 1);
    const end = Math.min(edge(bucket + 2), length);
    before = widest(times, values, { before, from, to, end });
    kept.push(before);
  }
  kept.push(length - 1);
  return kept;
}

interface Bucket {
  /** The point kept last. */
  before: number;
  from: number;
  to: number;
  /** Of the next bucket, which begins at `to`. */
  end: number;
}

/** The point of a bucket that spans the largest triangle with the last kept one and the next mean. */
function widest(times: Float64Array, values: Float64Array, bucket: Bucket): number {
  const { before, from, to, end } = bucket;
  // Days are as good as even: the middle of a bucket's time is its mean.
  const nextTime = ((times[to] ?? 0) + (times[end - 1] ?? 0)) / 2;
  const nextValue = mean(values, to, end);
  const time = times[before] ?? 0;
  const value = values[before] ?? 0;
  let best = from;
  let most = -1;
  for (let index = from; index < to; index += 1) {
    const area = Math.abs(
      (time - nextTime) * ((values[index] ?? 0) - value) -
        (time - (times[index] ?? 0)) * (nextValue - value),
    );
    if (area > most) {
      most = area;
      best = index;
    }
  }
  return best;
}

function mean(numbers: Float64Array, from: number, to: number): number {
  let sum = 0;
  for (let index = from; index < to; index += 1) sum += numbers[index] ?? 0;
  return sum / Math.max(1, to - from);
}
