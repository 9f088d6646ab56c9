import { describe, expect, it } from 'vitest';
import type { Entry } from './entry.ts';
import { renderDocs } from './renderDocs.ts';
import { faultsOf, hashOf, type Translation, toTranslation } from './translations.ts';

const rate: Entry = {
  id: 'rate',
  file: 'apps/rate.ts',
  declaration: 'rateOf',
  formulas: ['r ≥ {MIN, percent}'],
  symbols: ['r'],
  sources: [{ text: 'Author, A. (1900). A title.', doi: '10.1/2' }],
  values: { MIN: 0.25, BOOKS: 4000 },
  texts: {
    title: 'Rate',
    measures: 'A rate.',
    symbols: ['the rate'],
    conditions: ['At least {BOOKS} books.'],
  },
};
const english = { sections: { books: 'Books' }, entries: [rate] };
const current = toTranslation(english);

/** The translation with another entry in place of its own. */
const withRate = (changes: Partial<Translation['entries'][string]>): Translation => {
  const { rate: own } = current.entries;
  if (own === undefined) throw new Error('There is no entry.');
  return { ...current, entries: { rate: { ...own, ...changes } } };
};

describe('faultsOf', () => {
  it('accepts a translation of the current texts', () => {
    expect(
      faultsOf(english, withRate({ title: 'Темп', conditions: ['От {BOOKS} книг.'] })),
    ).toEqual([]);
  });

  it('reports an entry that is missing, and one that is no more', () => {
    const { rate: own } = current.entries;
    const translation = { ...current, entries: { other: own } } as unknown as Translation;
    expect(faultsOf(english, translation)).toEqual([
      `rate: is missing; add it with "of": "${hashOf(rate.texts)}"`,
      'other: is no entry any more; delete it',
    ]);
  });

  it('reports texts that are older than the English ones', () => {
    const newer = { ...rate, texts: { ...rate.texts, measures: 'Another rate.' } };
    const changed = { sections: { books: 'All books' }, entries: [newer] };
    expect(faultsOf(changed, current)).toEqual([
      `sections: translates an older English text; correct it, then set "of" to "${hashOf(changed.sections)}"`,
      `rate: translates an older English text; correct it, then set "of" to "${hashOf(newer.texts)}"`,
    ]);
  });

  it('does not take a value of the code for a part of the text', () => {
    expect(faultsOf({ ...english, entries: [{ ...rate, values: { MIN: 1 } }] }, current)).toEqual(
      [],
    );
  });

  it('reports texts and places that are left out', () => {
    const translation = withRate({ symbols: [], conditions: ['От 4000 книг.'], title: '' });
    expect(faultsOf(english, translation)).toEqual([
      'rate: title: 0 texts in place of 1',
      'rate: symbols: 0 texts in place of 1',
      'rate: conditions: places are , not {BOOKS}',
    ]);
  });

  it('reports a section without a title', () => {
    const translation = { ...current, sections: { ...current.sections, titles: {} } };
    expect(faultsOf(english, translation)).toEqual(['sections: books has no title']);
  });
});

describe('renderDocs', () => {
  it('renders an entry under its section, with values, source and code', () => {
    expect(renderDocs([{ id: 'books', title: 'Books', entries: [rate] }])).toContain(
      [
        '## Books',
        '<a id="rate"></a>',
        '### Rate',
        'A rate.',
        '```text\nr ≥ 25%\n```',
        '- `r`: the rate',
        'Conditions:',
        '- At least 4,000 books.',
        'Source:',
        '- Author, A. (1900). A title. [doi:10.1/2](https://doi.org/10.1/2)',
        'Code: [`rateOf`](../apps/rate.ts).',
      ].join('\n\n'),
    );
  });
});
