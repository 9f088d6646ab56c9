import { portalDefinitions } from '@litometr/domain';
import { expect, it } from 'vitest';
import { markLetters } from './markLetters.ts';

it('is the letters of the own name in Russian, and Latin letters in every other language', () => {
  for (const { slug, mark } of portalDefinitions) {
    expect(markLetters(mark, 'ru'), slug).toMatch(/^[А-Я]{2}$/);
    for (const locale of ['en', 'es', 'fa', 'pt-BR', 'zh-CN']) {
      expect(markLetters(mark, locale), slug).toMatch(/^[A-Z]{2}$/);
    }
  }
});
