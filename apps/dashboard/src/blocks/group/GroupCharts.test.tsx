import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { genreResponse } from '../../testing/groupFixtures.ts';
import { TestPage } from '../../testing/TestPage.tsx';
import { GroupCharts } from './GroupCharts.tsx';

function show(data: ReturnType<typeof genreResponse>) {
  render(
    <TestPage>
      <GroupCharts block={{ state: { kind: 'ready' }, data }} name="x" />
    </TestPage>,
  );
}

it('titles the shares of a group with the means that its tiles show', async () => {
  const response = genreResponse();
  const of = (value: number) => ({ ...response.figures.top_share, value });
  const figures = { ...response.figures, top_share: of(0.19), supply_share: of(0.24) };
  show({ ...response, figures });
  const heading = await screen.findByText(/В среднем за период/u);
  expect(heading.textContent).toMatch(/19\s% .*24\s%/u);
});

it('titles the lift of a group without a figure where the last day has none, as its tile does', async () => {
  const response = genreResponse();
  const last = response.series.length - 1;
  const series = response.series.map((day, at) => (at === last ? { ...day, lift: null } : day));
  expect(series.some(({ lift }) => lift !== null)).toBe(true);
  show({ ...response, series });
  expect(await screen.findByRole('heading', { name: 'Как менялся перевес в топе' })).toBeTruthy();
  expect(screen.queryByText(/интервал от/u)).toBeNull();
});
