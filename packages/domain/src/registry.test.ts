import { describe, expect, it } from 'vitest';
import { recordBy, recordOf, valuesOf } from './registry.ts';

describe('valuesOf', () => {
  it('returns one field of each entry in order', () => {
    expect(valuesOf([{ code: 'ru' }, { code: 'en' }] as const, 'code')).toEqual(['ru', 'en']);
  });
});

describe('recordBy', () => {
  it('returns an entry for each entry', () => {
    const registry = [
      { code: 'ru', name: 'русский' },
      { code: 'en', name: 'English' },
    ];
    expect(recordBy(registry, ({ code, name }) => [code, name])).toEqual({
      ru: 'русский',
      en: 'English',
    });
  });
});

describe('recordOf', () => {
  it('returns a value for each key', () => {
    expect(recordOf(['ru', 'en'], (code) => code.length)).toEqual({ ru: 2, en: 2 });
  });
});
