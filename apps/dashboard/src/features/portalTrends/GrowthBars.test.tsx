import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TestPage } from '../../testing/TestPage.tsx';
import { trendsResponse } from '../../testing/trendFixtures.ts';
import { GrowthBars } from './GrowthBars.tsx';

/** Genres with these gains, of so many. */
function show(totals: readonly number[], groups = totals.length) {
  const response = trendsResponse(totals.length);
  const series = response.series.map((one, at) => ({ ...one, total: totals[at] ?? 0 }));
  render(
    <TestPage>
      <GrowthBars
        kind="genre"
        state={{ kind: 'ready' }}
        response={{ ...response, groups, series }}
      />
    </TestPage>,
  );
}

it('names the genre that gained most', async () => {
  show([900, 400]);
  expect(await screen.findByText(/Больше всех прибавил жанр/u)).toBeTruthy();
});

it.each([
  ['none gained', [-5, -20]],
  ['two gained alike', [400, 400]],
])('names none where %s', async (_, totals) => {
  show(totals);
  expect(await screen.findByText('Прирост по жанрам')).toBeTruthy();
});

it('says how many of the genres it has, where others are left out', async () => {
  show([900, 400], 14);
  expect(await screen.findByText(/Показано 2 из 14/u)).toBeTruthy();
});
