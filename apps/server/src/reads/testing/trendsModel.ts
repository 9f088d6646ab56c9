import { TREND_SERIES, type TrendPoint, trends } from '@litometr/api-contract';
import type { Mismatches } from './mismatches.ts';
import type { PortalFixture } from './portalFixture.ts';
import type { ReferencePeriod } from './referenceReads.ts';
import { referenceTrends, type TrendChoice } from './referenceTrends.ts';

/** Compares a response of the detailed trends with the reference model. */
export function checkTrends(
  fixture: PortalFixture,
  response: unknown,
  out: Mismatches,
  choice: Pick<TrendChoice, 'passes' | 'keys'> = {},
): void {
  const { metric, by, grain, fn, from, to, compared, groups, series, rest } =
    trends.response.parse(response);
  if (metric === null || from === null || to === null) {
    out.expect('trends of a portal without data', [metric, from, to], [null, null, null]);
    return;
  }
  const before: ReferencePeriod | null = compared && [compared.from, compared.to];
  const { lines, rest: others } = referenceTrends(fixture, {
    ...choice,
    metric,
    by,
    grain,
    fn,
    period: [from, to],
    compared: before,
  });
  const name = `${metric} by ${by}, ${fn} by ${grain}, ${from} to ${to}`;
  const found = series.map(({ label }) => label);
  const shown = choice.keys ?? [...lines.keys()];
  if (shown.length > TREND_SERIES) throw new Error(`No fixture has ${shown.length} groups.`);
  out.expect(`groups of ${name}`, found.toSorted(), shown.toSorted());
  out.expect(`number of groups of ${name}`, groups, lines.size);
  for (const { key: _, label, ...line } of series) {
    out.expectIn(`${label} of ${name}`, line, lines.get(label) ?? {});
  }
  if (rest === null || others === null) {
    out.expect(`the rest of ${name}`, rest, others);
    return;
  }
  // The server knows how many books are the rest of a day, and not how long their steps are.
  const shownOf = <Line extends Record<'points' | 'compared', TrendPoint[]>>(line: Line) => {
    const shortened = (points: readonly TrendPoint[]) =>
      grain === 'day' ? points : points.map(({ knownDays: _, ...point }) => point);
    return { ...line, points: shortened(line.points), compared: shortened(line.compared) };
  };
  out.expectIn(
    `the rest of ${name}`,
    shownOf(rest),
    shownOf({ ...others, total: others.total ?? 0 }),
  );
}
