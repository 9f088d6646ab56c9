import type { Family } from './families/family.ts';
import { type Bindings, fill } from './language/grammar.ts';
import type { Random } from './random.ts';

const STAKE_SHARE = 0.75;
const CLOSING_SHARE = 0.5;

/** Two to four sentences on a book, in the words that its title and series have bound. */
export function annotation(
  family: Family,
  bindings: Bindings,
  isSequel: boolean,
  random: Random,
): string {
  const say = (lines: readonly string[]) =>
    fill(random.pick(lines), family.words, bindings, random);
  const sentences = [say(isSequel ? family.sequels : family.openings), say(family.turns)];
  if (random.chance(STAKE_SHARE)) sentences.push(say(family.stakes));
  if (random.chance(CLOSING_SHARE)) sentences.push(say(family.closings));
  return sentences.join(' ');
}
