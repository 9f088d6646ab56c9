import type { Family } from './families/family.ts';
import { type Bindings, fill } from './language/grammar.ts';
import type { Random } from './random.ts';

const STAKE_SHARE = 0.75;
const CLOSING_SHARE = 0.5;
const voicePattern = /^\[(\w+)\] /u;

/**
 * Returns two to four sentences about a book, with the words that its title and series have bound.
 * A line may begin with a voice in brackets (`[she] …`): such a line only follows an opening of
 * that voice, so that no character is described in two grammatical persons or by a pronoun before a
 * name.
 */
export function annotation(
  family: Family,
  bindings: Bindings,
  isSequel: boolean,
  random: Random,
): string {
  const opening = random.pick(isSequel ? family.sequels : family.openings);
  const voice = voiceOf(opening);
  const chosen = [opening, random.pick(linesFor(voice, family.turns))];
  if (random.chance(STAKE_SHARE)) chosen.push(random.pick(linesFor(voice, family.stakes)));
  if (random.chance(CLOSING_SHARE)) chosen.push(random.pick(linesFor(voice, family.closings)));
  return chosen
    .map((line) => fill(line.replace(voicePattern, ''), family.words, bindings, random))
    .join(' ');
}

/** The lines that may follow an opening of a voice. */
export function linesFor(voice: string | null, lines: readonly string[]): string[] {
  return lines.filter((line) => [null, voice].includes(voiceOf(line)));
}

export function voiceOf(line: string): string | null {
  return voicePattern.exec(line)?.[1] ?? null;
}
