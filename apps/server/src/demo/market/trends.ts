import { LAST_DAY } from '../days.ts';
import type { PortalModel } from '../portals/model.ts';
import type { Random } from '../random.ts';
import type { Listing } from './catalogue.ts';

/** How the interest in a genre or a tag moves over the window: a factor around 1 by day. */
interface Trend {
  at(day: number): number;
}

/** A slow drift with a wave on it. `level` and `drift` are deviations on the logarithmic scale. */
function createTrend(level: number, drift: number, random: Random): Trend {
  const base = random.normal() * level;
  const slope = random.normal() * drift;
  const phase = random.float() * 2 * Math.PI;
  const period = random.int(35, 80);
  return {
    at: (day) =>
      Math.exp(
        base +
          slope * (day / LAST_DAY - 0.5) +
          0.06 * Math.sin(phase + (2 * Math.PI * day) / period),
      ),
  };
}

/** The trends of named things, made in the order of the names so that a seed repeats them. */
function createTrends(
  names: readonly string[],
  level: number,
  drift: number,
  random: Random,
): ReadonlyMap<string, Trend> {
  return new Map(names.map((name) => [name, createTrend(level, drift, random)]));
}

/**
 * Returns the share of a book's attraction by age: a push of novelty, readers who follow a serial,
 * a peak when it is finished and a long tail after. `endAge` is the age at which it is finished,
 * infinite while unknown.
 */
export function interestByAge(age: number, endAge: number): number {
  if (age < 0) return 0;
  const novelty = (1 - Math.exp(-(age + 1) / 3)) * (1 + 0.9 * Math.exp(-age / 9));
  const following = (1 + Math.min(age, endAge) / 90) ** -0.4;
  if (age < endAge) return novelty * following;
  const sinceEnd = age - endAge;
  const peak = 1 + 0.5 * Math.exp(-sinceEnd / 10);
  return novelty * following * peak * (1 + sinceEnd / 40) ** -0.95;
}

/** Returns the sum of the interest from the first day to an age, in days of full attraction. */
export function interestUpTo(age: number, endAge: number): number {
  let sum = 0;
  let from = 0;
  while (from < age) {
    const width = Math.min(from < 30 ? 1 : 10, age - from);
    sum += interestByAge(from + width / 2, endAge) * width;
    from += width;
  }
  return sum;
}

/**
 * Returns the joint trend of a book's first genre and its tags on a day. Days must be requested in
 * order.
 */
export function createHeat(
  listings: readonly Listing[],
  model: PortalModel,
  random: Random,
): (listing: Listing, day: number) => number {
  const genreNames = model.genres.map(({ name }) => name);
  const tagNames = [...new Set(listings.flatMap(({ work }) => work.tags))];
  const genreTrends = createTrends(genreNames, 0.1, 0.55, random);
  // So different that the lift of some tags leaves out 1 in spite of the chance in a hundred places.
  const tagTrends = createTrends(tagNames, 1, 0.4, random);
  let knownDay = Number.NaN;
  let genres = new Map<string, number>();
  let tags = new Map<string, number>();
  return (listing, day) => {
    if (day !== knownDay) {
      knownDay = day;
      genres = new Map([...genreTrends].map(([name, trend]) => [name, trend.at(day)]));
      tags = new Map([...tagTrends].map(([name, trend]) => [name, Math.sqrt(trend.at(day))]));
    }
    const ofTags = listing.work.tags.reduce((product, tag) => product * (tags.get(tag) ?? 1), 1);
    return ofTags * (genres.get(listing.genres[0] ?? '') ?? 1);
  };
}
