import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWidgets } from '../../testing/renderWidgets.tsx';
import { widgetStrings } from '../../testing/widgetStrings.ts';
import { type BoxGroup, BoxPlot } from './BoxPlot.tsx';

const { chart } = widgetStrings;
const fantasy = { id: '1', label: 'Фэнтези', p25: 99, p50: 149, p75: 199, n: 40 };

function renderBoxes(...groups: BoxGroup[]) {
  renderWidgets(
    <BoxPlot
      title="Цены"
      csvName="prices"
      state={{ kind: 'ready' }}
      label="Цена"
      groups={groups}
    />,
  );
}

async function columns() {
  fireEvent.click(screen.getByRole('button', { name: chart.showTable }));
  return (await screen.findAllByRole('columnheader')).map(({ textContent }) => textContent);
}

it('leaves out quantiles that no group has, rather than call them missing', async () => {
  renderBoxes({ ...fantasy, p10: null, p90: null });
  const [item] = screen.getAllByRole('listitem');
  expect(item).not.toHaveTextContent(widgetStrings.value.missing);
  const middle = [chart.quantile('p25'), chart.quantile('p50'), chart.quantile('p75')];
  expect(await columns()).toEqual([chart.name, ...middle, chart.sample]);
});

it('lists the quantiles that any group has', async () => {
  renderBoxes(
    { ...fantasy, p10: 49, p90: 249 },
    { ...fantasy, id: '2', label: 'Драма', p10: null, p90: null },
  );
  expect(await columns()).toContain(chart.quantile('p90'));
});
