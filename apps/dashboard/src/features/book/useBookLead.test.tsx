import type { BookRank } from '@litometr/api-contract';
import { renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { bookResponse, ranksResponse } from '../../testing/bookFixtures.ts';
import { TestPage } from '../../testing/TestPage.tsx';
import { useBookLead } from './useBookLead.ts';

const rank = (part: Partial<BookRank>): BookRank => ({
  list: 'global_top',
  genre: null,
  period: null,
  day: '2026-08-07',
  position: 1,
  delta: null,
  days_on: 3,
  peak: 1,
  entries: 1,
  ...part,
});

function leadOf(ranks: BookRank[]) {
  const card = bookResponse();
  const response = { ...card, book: { ...card.book, ranks } };
  return renderHook(() => useBookLead(response, ranksResponse()), { wrapper: TestPage }).result
    .current;
}

describe('the lead of a book', () => {
  it('calls a book new on a list only on its first stay', () => {
    expect(leadOf([rank({ entries: 1 })]).today).toContain('(новое)');
    expect(leadOf([rank({ entries: 2 })]).today).toContain('(вернулась)');
    expect(leadOf([rank({ delta: 2 })]).today).toContain('▲ 2');
  });

  it('does not mention today where the last capture may be older', () => {
    for (const ranks of [[rank({})], []]) expect(leadOf(ranks).today).not.toMatch(/сегодня/iu);
  });

  it('prefers the list of all books among equal peaks', () => {
    const response = ranksResponse();
    const [first] = response.items;
    if (first === undefined) throw new Error('The response has no ranks.');
    const genre = { ...first, list: { ...first.list, kind: 'genre_top' as const }, peak: 1 };
    const all = {
      ...first,
      list: { kind: 'global_top' as const, genre: null, period: null },
      peak: 1,
    };
    const { result } = renderHook(
      () => useBookLead(bookResponse(), { ...response, items: [genre, all] }),
      { wrapper: TestPage },
    );
    expect(result.current.peak).toContain('Топ 100');
  });
});
