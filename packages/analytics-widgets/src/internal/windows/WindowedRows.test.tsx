import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, it, vi } from 'vitest';
import { WindowedRows } from './WindowedRows.tsx';

vi.mock('./RowWatch.tsx', () => {
  throw new Error('The file is not there.');
});

it('draws all rows where the library of windows does not come', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const places = { scroller: createRef<HTMLElement>(), body: createRef<HTMLElement>() };
  render(
    <table>
      <tbody>
        <WindowedRows
          count={400}
          columns={1}
          rowHeight={40}
          row={(index) => (
            <tr key={index}>
              <th scope="row">{`Row ${index}`}</th>
            </tr>
          )}
          {...places}
        />
      </tbody>
    </table>,
  );
  expect(screen.getAllByRole('rowheader').length).toBeLessThan(100);
  await screen.findByRole('rowheader', { name: 'Row 399' });
  expect(screen.getAllByRole('rowheader')).toHaveLength(400);
  expect(told).toHaveBeenCalled();
});
