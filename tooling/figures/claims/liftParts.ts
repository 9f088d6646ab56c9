import type { BookRow } from '../../../apps/server/src/measurements/rows.ts';
import type { Kind } from '../../../apps/server/src/reads/testing/fixtureGroups.ts';
import { DATA_DAY } from '../../../apps/server/src/reads/testing/portalFixture.ts';
import { referenceLift } from '../../../apps/server/src/reads/testing/referenceStatistics.ts';
import { priorOn, trialsOn } from '../../../apps/server/src/reads/testing/referenceSupply.ts';
import type { PortalFigures } from '../PortalFigures.ts';
import { joined, message, name, number, type Wording } from '../wording.ts';
import { cellChange } from './claimParts.ts';

/** Figures of a ratio always have two decimals. */
export const ratio = (value: number): Wording => number(value, 2, 2);

const priors = new WeakMap<PortalFigures, Map<string, ReturnType<typeof priorOn>>>();

/** The prior of the lifts of all genres, or tags, on a day; computed once, as it takes all of their books. */
export function priorOf(portal: PortalFigures, kind: Kind, day: string) {
  const known = priors.get(portal) ?? new Map<string, ReturnType<typeof priorOn>>();
  priors.set(portal, known);
  const name = `${kind} ${day}`;
  const found = known.get(name);
  if (found !== undefined) return found;
  const groups = portal.groups.names(kind).map((group) => portal.groups.booksOf(kind, group));
  const prior = priorOn(portal.fixture, groups, day);
  known.set(name, prior);
  return prior;
}

/** The lift of a group now and a month before; null: unknown. */
export function liftsOf(portal: PortalFigures, kind: Kind, books: readonly BookRow[]) {
  const month = portal.groups.monthBefore();
  const liftOn = (day: string) =>
    referenceLift(trialsOn(portal.fixture, books, day), priorOf(portal, kind, day));
  return { now: liftOn(DATA_DAY), before: month === null ? null : liftOn(month) };
}

const missing = joined(name('—'), message('group.lift.none'));

/** The lift of a group with its interval, in a cell. */
export function liftCell(portal: PortalFigures, kind: Kind, books: readonly BookRow[]): Wording {
  const { now: lift } = liftsOf(portal, kind, books);
  if (lift === null) return missing;
  const kindOf = lift.stable ? 'stable' : 'tentative';
  return joined(
    name(lift.stable ? '●' : '○'),
    message('group.times', { value: ratio(lift.value) }),
    message(`group.${kindOf}`),
    message('group.middleHalf', { low: ratio(lift.low), high: ratio(lift.high) }),
  );
}

/** How the lift of a group changed since a month before, in a cell. */
export function liftChangeCell(
  portal: PortalFigures,
  kind: Kind,
  books: readonly BookRow[],
): Wording | null {
  const { now, before } = liftsOf(portal, kind, books);
  return now === null || before === null
    ? null
    : cellChange(Math.round((now.value - before.value) * 100) / 100, ratio);
}

/** The lift of a group in a tile, beside that of a month before. */
export function liftTile(portal: PortalFigures, kind: Kind, books: readonly BookRow[]): Wording {
  const { now: lift, before } = liftsOf(portal, kind, books);
  return lift === null
    ? joined(message('group.lift'), missing)
    : joined(
        message('group.lift'),
        ratio(lift.value),
        before === null
          ? null
          : cellChange(Math.round((lift.value - before.value) * 1000) / 1000, ratio),
        message(lift.stable ? 'group.stable' : 'group.tentative'),
      );
}
