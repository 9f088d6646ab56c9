import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { signs } from '../../internal/signs.ts';
import { renderWidgets } from '../../testing/renderWidgets.tsx';
import { widgetStrings } from '../../testing/widgetStrings.ts';
import { StackedShare } from './StackedShare.tsx';

const { chart, more } = widgetStrings;

function show(count: number, rest?: string) {
  const points = ['2026-08-06', '2026-08-07'].map((day) => ({ day, value: 10 }));
  const parts = Array.from({ length: count }, (_, at) => ({
    id: `${at}`,
    label: `Жанр ${at}`,
    points,
  }));
  return renderWidgets(
    <StackedShare
      title="Доли"
      csvName="shares"
      state={{ kind: 'ready' }}
      series={[
        ...parts,
        ...(rest === undefined ? [] : [{ id: 'rest', label: rest, points, isRest: true }]),
      ]}
    />,
  );
}

const names = (pressed: boolean) =>
  screen.queryAllByRole('button', { pressed }).map(({ textContent }) => textContent);

it('names five parts and collects the others', () => {
  show(8);
  const coloured = Array.from({ length: 5 }, (_, at) => `Жанр ${at}`);
  expect(new Set(names(true))).toEqual(new Set([...coloured, more.items(3)]));
});

it('hides and shows the collected parts together, and lists them in the table', async () => {
  show(7, 'Прочие');
  fireEvent.click(screen.getByRole('button', { name: 'Прочие' }));
  expect(names(false)).toEqual(['Прочие']);
  fireEvent.click(screen.getByRole('button', { name: 'Прочие' }));
  expect(names(false)).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: chart.showTable }));
  const table = await screen.findByRole('table');
  for (const name of ['Жанр 0', 'Жанр 6', 'Прочие'])
    expect(within(table).getByText(name)).toBeInTheDocument();
});

it('rounds a share as it is, whatever lies under it', async () => {
  const day = '2026-08-07';
  renderWidgets(
    <StackedShare
      title="Доли"
      csvName="shares"
      state={{ kind: 'ready' }}
      series={[79, 1].map((value) => ({ id: `${value}`, label: '', points: [{ day, value }] }))}
    />,
  );
  fireEvent.click(screen.getByRole('button', { name: chart.showTable }));
  const table = await screen.findByRole('table');
  const cells = [...table.querySelectorAll('tbody td')].map(({ textContent }) => textContent);
  // 98.75 and 1.25 per cent.
  expect(cells).toEqual(['98,8\u202f%', '1,3\u202f%']);
});

it('has no shares of a sum below the minimum, and says so', async () => {
  const points = (values: number[]) =>
    values.map((value, at) => ({ day: `2026-08-0${at + 6}`, value }));
  renderWidgets(
    <StackedShare
      title="Доли"
      csvName="shares"
      state={{ kind: 'ready' }}
      minTotal={10}
      series={[
        { id: 'a', label: 'А', points: points([8, 2]) },
        { id: 'b', label: 'Б', points: points([2, 1]) },
      ]}
    />,
  );
  expect(screen.getByText(chart.smallTotals(10), { exact: false })).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: chart.showTable }));
  const table = await screen.findByRole('table');
  const cells = [...table.querySelectorAll('tbody td')].map(({ textContent }) => textContent);
  // The latest day comes first.
  expect(cells).toEqual([signs.missing, signs.missing, '80\u202f%', '20\u202f%']);
});

it('says why it is empty where every sum is below the minimum', () => {
  renderWidgets(
    <StackedShare
      title="Доли"
      csvName="shares"
      state={{ kind: 'ready' }}
      minTotal={10}
      series={[{ id: 'a', label: 'А', points: [{ day: '2026-08-06', value: 9 }] }]}
    />,
  );
  expect(screen.getByText(chart.smallTotals(10))).toBeInTheDocument();
  expect(screen.queryByText(chart.noData)).toBeNull();
});
