import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderWidgets } from '../../testing/renderWidgets.tsx';
import TwinTable from './TwinTable.tsx';

const table = (count: number) => ({
  columns: [
    { id: 'name', header: 'Название' },
    { id: 'value', header: 'Значение' },
  ],
  rows: Array.from({ length: count }, (_, at) => [
    { text: `Книга ${at}`, value: `Книга ${at}` },
    { text: String(at), value: at },
  ]),
});

// jsdom lays nothing out: the box that scrolls is as high as the chart.
beforeEach(() => void vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(260));
afterEach(() => vi.restoreAllMocks());

it('windows a long table, announces the number of its rows, and prints them all', () => {
  renderWidgets(<TwinTable label="Книги" table={table(1000)} height={260} />);
  expect(screen.getAllByRole('rowheader').length).toBeLessThan(60);
  expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '1001');
  expect(screen.getByRole('row', { name: 'Книга 3 3' })).toHaveAttribute('aria-rowindex', '5');
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(screen.getAllByRole('rowheader')).toHaveLength(1000);
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(screen.getAllByRole('rowheader').length).toBeLessThan(60);
});

it('renders the rows that scroll into view', async () => {
  renderWidgets(<TwinTable label="Книги" table={table(1000)} height={260} />);
  const box = screen.getByRole('table').parentElement ?? document.body;
  fireEvent.scroll(box, { target: { scrollTop: 1e6 } });
  await screen.findByRole('row', { name: 'Книга 999 999' });
  expect(screen.queryByRole('row', { name: 'Книга 3 3' })).toBeNull();
});

it('renders all rows of a short table', () => {
  renderWidgets(<TwinTable label="Книги" table={table(100)} height={260} />);
  expect(screen.getAllByRole('rowheader')).toHaveLength(100);
  expect(screen.getByRole('table')).not.toHaveAttribute('aria-rowcount');
});
