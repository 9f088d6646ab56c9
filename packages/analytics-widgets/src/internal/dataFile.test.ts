import { describe, expect, it } from 'vitest';
import { toCsv } from './dataFile.ts';

const cell = (value: string | number | null) => ({ text: String(value), value });

const csv = (...values: (string | number | null)[]) =>
  toCsv({ columns: [{ id: 'a', header: 'А' }], rows: values.map((value) => [cell(value)]) });

describe('toCsv', () => {
  it('writes a byte order mark, a header and one line per row', async () => {
    expect(await csv('2026-08-07', 3)).toBe('\ufeffА\r\n2026-08-07\r\n3\r\n');
  });

  it('leaves null empty, and zero and minus as numbers', async () => {
    expect(await csv(null, 0, -12.5)).toBe('\ufeffА\r\n\r\n0\r\n-12.5\r\n');
  });

  it('quotes what would break a line', async () => {
    expect(await csv('Он сказал "да", и\nушёл')).toContain('"Он сказал ""да"", и\nушёл"');
  });

  it.each(['=HYPERLINK("http://x")', '+7', '-cmd', '@SUM(A1)', '\t=1'])(
    'defuses %j',
    async (text) => {
      const line = (await csv(text)).split('\r\n')[1] ?? '';
      expect(line.replace(/^"/, '')).toMatch(/^'/);
    },
  );
});
