import { describe, expect, it } from 'vitest';
import { leastWidth, stickyOffsets } from './column.ts';

describe('stickyOffsets', () => {
  it('stacks columns up to the one that names the row', () => {
    const offsets = stickyOffsets([
      { id: 'rank', width: '72px' },
      { id: 'cover', width: '3rem' },
      { id: 'book', width: '280px', rowHeader: true },
      { id: 'views', width: '96px' },
    ]);
    expect([...offsets]).toEqual([
      ['rank', '0px'],
      ['cover', '72px'],
      ['book', 'calc(72px + 3rem)'],
    ]);
  });

  it('sticks only the first column where none names the row', () => {
    expect([...stickyOffsets([{ id: 'a', width: '1px' }, { id: 'b' }])]).toEqual([['a', '0px']]);
  });

  it('goes on behind it as far as columns ask for it', () => {
    const offsets = stickyOffsets([
      { id: 'group', width: '10rem', rowHeader: true },
      { id: 'total', width: '6rem', sticky: true },
      { id: 'day', width: '4rem' },
      { id: 'share', width: '4rem', sticky: true },
    ]);
    expect([...offsets]).toEqual([
      ['group', '0px'],
      ['total', '10rem'],
    ]);
  });

  it('stops behind a column of unknown width', () => {
    const offsets = stickyOffsets([{ id: 'a' }, { id: 'b', rowHeader: true }]);
    expect([...offsets.keys()]).toEqual(['a']);
  });
});

describe('leastWidth', () => {
  it('adds the widths, with room for those that take what is left', () => {
    expect(leastWidth([{ width: '72px' }, {}])).toBe('calc(72px + 220px)');
  });
});
