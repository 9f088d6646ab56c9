/**
 * Downsamples a line while preserving its shape: 'largest triangle three buckets' (S. Steinarsson,
 * Downsampling Time Series for Visual Representation, 2013). Retains the first and the last point,
 * and of each bucket between them the one that spans the largest triangle with its neighbours, so
 * that peaks stay.
 *
 * Numbers come as typed arrays: only a few of a hundred thousand points are retained, and no object
 * is allocated for the others.
 *
 * @param times ascending
 * @param values one for each time
 * @param most number of points to retain; at least three, even if a smaller number is passed
 * @returns the indexes of the retained points, ascending; all of them where there are no more than
 * `most`
 */
export function lttb(times: Float64Array, values: Float64Array, most: number): number[] {
  const { length } = times;
  const count = Math.max(3, most);
  if (length <= count) return Array.from(times, (_, index) => index);
  const size = (length - 2) / (count - 2);
  const indexes = [0];
  let before = 0;
  let from = 1;
  let to = Math.floor(size) + 1;
  // Inlined: calls for each of thousands of buckets would run in cold code.
  for (let bucket = 2; bucket < count; bucket += 1) {
    const end = Math.min(Math.floor(bucket * size) + 1, length);
    let sum = 0;
    for (let at = to; at < end; at += 1) sum += values[at] ?? 0;
    const time = times[before] ?? 0;
    const value = values[before] ?? 0;
    // The triangle's third corner is the mean of the next bucket. Days are about evenly spaced, so
    // the middle of a bucket's time is its mean.
    const wide = time - ((times[to] ?? 0) + (times[end - 1] ?? 0)) / 2;
    const tall = sum / Math.max(1, end - to) - value;
    let most = -1;
    for (let at = from; at < to; at += 1) {
      const area = Math.abs(wide * ((values[at] ?? 0) - value) - (time - (times[at] ?? 0)) * tall);
      if (area > most) {
        most = area;
        before = at;
      }
    }
    indexes.push(before);
    from = to;
    to = end;
  }
  indexes.push(length - 1);
  return indexes;
}
