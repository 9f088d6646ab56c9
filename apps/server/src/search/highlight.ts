import type { Highlight, Marked } from '@litometr/api-contract';
import { foundWords } from '../measurements/searchIndex/words.ts';
import type { Expanded, ExpandedReading } from './expand.ts';

/** Letters of an excerpt, and how many of them precede the first match. */
const EXCERPT = 160;
const BEFORE = 50;

interface Mark {
  place: Highlight;
  /** The wanted words that the place is of. */
  wanted: readonly Expanded[];
}

/** The places of a text that fit any reading of a query, in their order. */
export function marksOf(text: string, readings: readonly ExpandedReading[]): Mark[] {
  const all = readings.flatMap(({ wanted }) => wanted);
  return foundWords(text).flatMap(({ word, from, to }): Mark[] => {
    const whole = all.filter((one) => isMet(one, word));
    if (whole.length > 0) return [{ place: [from, to], wanted: whole }];
    const begun = all.filter((one) => one.isPrefix && word.startsWith(one.word));
    const length = Math.max(0, ...begun.map((one) => one.word.length));
    return begun.length === 0
      ? []
      : [{ place: [from, Math.min(to, from + length)], wanted: begun }];
  });
}

function isMet(one: Expanded, word: string): boolean {
  if (one.word === word) return true;
  return !one.isOptional && (one.forms.includes(word) || one.typos.includes(word));
}

export function marked(text: string, marks: readonly Mark[]): Marked {
  return { text, highlights: marks.map(({ place }) => place) };
}

/** The part of a text around its first mark, cut between words; null without a mark. */
export function excerptOf(text: string, readings: readonly ExpandedReading[]): Marked | null {
  const marks = marksOf(text, readings);
  const [first] = marks;
  if (first === undefined) return null;
  const starts = foundWords(text).map(({ from }) => from);
  const from = starts.find((start) => start >= first.place[0] - BEFORE) ?? 0;
  const ends = foundWords(text).map(({ to }) => to);
  const last = ends.findLast((end) => end <= from + EXCERPT) ?? text.length;
  const to = Math.max(last, first.place[1]);
  return {
    text: text.slice(from, to),
    highlights: marks
      .filter(({ place }) => place[0] >= from && place[1] <= to)
      .map(({ place: [start, end] }): Highlight => [start - from, end - from]),
  };
}
