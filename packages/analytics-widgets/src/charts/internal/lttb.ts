/**
 * Fewer points with the same look: 'largest triangle three buckets' (S. Steinarsson, Downsampling
 * Time Series for Visual Representation, 2013). Keeps the first and the last point; of each bucket
 * between them the one that spans the largest triangle with its neighbours, so that peaks stay.
 *
 * @param points ascending by `time`
 * @param most how many to keep, at least 3; fewer points come back as they are
 */
export function lttb<Point extends { time: number; value: number }>(
  points: readonly Point[],
  most: number,
): readonly Point[] {
  const first = points[0];
  const last = points.at(-1);
  if (points.length <= most || first === undefined || last === undefined) return points;
  const size = (points.length - 2) / (most - 2);
  const edge = (bucket: number) => Math.floor(bucket * size) + 1;
  const kept: Point[] = [first];
  let before: Point = first;
  for (let bucket = 0; bucket < most - 2; bucket += 1) {
    const next = centre(points, edge(bucket + 1), Math.min(edge(bucket + 2), points.length));
    let best = before;
    let widest = -1;
    for (let index = edge(bucket); index < edge(bucket + 1); index += 1) {
      const point = points[index];
      if (point === undefined) break;
      const area = Math.abs(
        (before.time - next.time) * (point.value - before.value) -
          (before.time - point.time) * (next.value - before.value),
      );
      if (area > widest) {
        widest = area;
        best = point;
      }
    }
    kept.push(best);
    before = best;
  }
  kept.push(last);
  return kept;
}

/** The mean of some points. */
function centre(points: readonly { time: number; value: number }[], from: number, to: number) {
  let time = 0;
  let value = 0;
  for (let index = from; index < to; index += 1) {
    time += points[index]?.time ?? 0;
    value += points[index]?.value ?? 0;
  }
  const count = Math.max(1, to - from);
  return { time: time / count, value: value / count };
}
