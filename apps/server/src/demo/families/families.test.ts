import { describe, expect, it } from 'vitest';
import { linesFor, voiceOf } from '../annotations.ts';
import { inflectAdjective } from '../language/agreement.ts';
import { formOf, slotsOf } from '../language/grammar.ts';
import { families } from './families.ts';
import type { Family } from './family.ts';

const lines = (family: Family) =>
  [family.openings, family.turns, family.stakes, family.closings, family.sequels].flat();

describe.each(Object.entries(families))('vocabulary of %s', (_, family) => {
  it('has every list and form that its templates use', () => {
    for (const template of [...family.titles, ...lines(family)]) {
      for (const { list, form, adjective } of slotsOf(template)) {
        const candidates = family.words[list];
        expect(candidates, `${list} in: ${template}`).toBeDefined();
        for (const word of candidates ?? []) {
          const check = () => (adjective ? inflectAdjective(word, 'f', form) : formOf(word, form));
          expect(check, `${word} in: ${template}`).not.toThrow();
        }
      }
    }
  });

  it('says every line as one sentence', () => {
    for (const line of lines(family)) {
      expect(line.replace(/^\[\w+\] |\{[^}]*\}/gu, ''), line).toMatch(/^[^.!?]*[.!?]$/u);
    }
  });

  it('has something to follow each opening', () => {
    for (const opening of [...family.openings, ...family.sequels]) {
      const voice = voiceOf(opening);
      expect(linesFor(voice, family.turns).length, opening).toBeGreaterThanOrEqual(2);
      expect(linesFor(voice, family.stakes).length, opening).toBeGreaterThanOrEqual(2);
      expect(linesFor(voice, family.closings).length, opening).toBeGreaterThanOrEqual(2);
    }
  });

  it('repeats no word, line or tag', () => {
    for (const list of [
      ...Object.values(family.words),
      family.titles,
      family.tags,
      lines(family),
    ]) {
      expect(new Set(list).size).toBe(list.length);
    }
  });
});
