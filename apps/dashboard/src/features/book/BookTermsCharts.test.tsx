import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ready } from '../../testing/blockFixtures.ts';
import { historyResponse } from '../../testing/bookFixtures.ts';
import { TestPage } from '../../testing/TestPage.tsx';
import { BookTermsCharts } from './BookTermsCharts.tsx';

/** Returns the title of the chart of lengths. */
function titleOf(lengths: readonly number[]): string | undefined {
  const chars = lengths.map((value, at) => ({ day: `2026-07-0${at + 1}`, value }));
  const block = ready({ ...historyResponse(), chars, prices: [] });
  render(
    <TestPage>
      <BookTermsCharts block={block} events={[]} name="Тень" />
    </TestPage>,
  );
  const { textContent } = screen.getByRole('heading', { level: 3 });
  return textContent.replaceAll(/[\u00a0\u202f]/gu, ' ');
}

describe('BookTermsCharts', () => {
  it('states how much was written', () => {
    expect(titleOf([40_000, 100_000])).toBe('Написано за период: 1,5 а.л., всего 2,5 а.л.');
  });

  it('states that the text became shorter', () => {
    expect(titleOf([100_000, 40_000])).toBe('Текст стал короче на 1,5 а.л., всего 1 а.л.');
  });
});
