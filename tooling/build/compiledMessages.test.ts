import { expect, it } from 'vitest';
import { compiled, compileSource } from './compiledMessages.ts';

it('leaves plain texts as they are and takes apart what holds places, tags or quotations', () => {
  for (const plain of ['', 'Топ 100', "Don't", '№ 1 # 2']) expect(compiled(plain)).toBe(plain);
  expect(compiled('{page} · Литометр')).toEqual([
    { type: 1, value: 'page' },
    { type: 0, value: ' · Литометр' },
  ]);
  expect(compiled("it''s '{here}'")).toEqual([{ type: 0, value: "it's {here}" }]);
  expect(compiled('{n, plural, one {# книга} other {# книг}}')).toMatchObject([
    { type: 6, value: 'n', options: { one: { value: [{ type: 7 }, { type: 0 }] } } },
  ]);
});

it('changes texts in their places alone', () => {
  const source = [
    "import { defineMessages } from 'react-intl';",
    'export const messages = defineMessages({',
    "  title: { id: 'a.title', defaultMessage: 'Книги' },",
    "  of: { id: 'a.of', defaultMessage: 'Книги {name}' as string | undefined },",
    '});',
  ].join('\n');
  const plain = source.replace(' as string | undefined', '');
  expect(compileSource(plain, 'a.messages.ts')).toBe(
    plain.replace("'Книги {name}'", '[{"type":0,"value":"Книги "},{"type":1,"value":"name"}]'),
  );
  expect(() => compileSource(source, 'a.messages.ts')).toThrow('a.messages.ts');
});
