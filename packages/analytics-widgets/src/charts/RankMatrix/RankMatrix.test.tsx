import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PartialDays } from '../../provider/PartialDays.tsx';
import { renderWidgets } from '../../testing/renderWidgets.tsx';
import { widgetStrings } from '../../testing/widgetStrings.ts';
import { RankMatrix } from './RankMatrix.tsx';

const days = ['2026-08-05', '2026-08-06', '2026-08-07'];
const { chart, value, dateStepper } = widgetStrings;

/** The sixth was captured in part: `b` was not read on it; `c` left the list on the fifth. */
const series = [
  { id: 'a', label: 'А', points: days.map((day) => ({ day, value: 1 })) },
  {
    id: 'b',
    label: 'Б',
    points: [
      { day: '2026-08-05', value: 2 },
      { day: '2026-08-07', value: 2 },
    ],
  },
  { id: 'c', label: 'В', points: days.map((day, at) => ({ day, value: at === 0 ? 3 : null })) },
];

function show() {
  return renderWidgets(
    <PartialDays days={['2026-08-06']}>
      <RankMatrix
        title="Места"
        csvName="places"
        state={{ kind: 'ready' }}
        depth={3}
        days={days}
        series={series}
      />
    </PartialDays>,
  );
}

it('announces an unread rank as missing, not as off the list', () => {
  show();
  const names = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  const of = (name: string) => names.find((text) => text.startsWith(name));
  expect(of('Б, 6 авг.')).toBe(`Б, 6 авг.: ${value.missing}. ${dateStepper.incomplete}`);
  expect(of('В, 6 авг.')).toBe(`В, 6 авг.: ${chart.offList}. ${dateStepper.incomplete}`);
  expect(of('В, 7 авг.')).toBe(`В, 7 авг.: ${chart.offList}`);
});

it('hatches a partial day and names it below', () => {
  const { container } = show();
  expect(container.querySelectorAll('[data-partial]')).toHaveLength(1);
  expect(screen.getByText(chart.partial('6 авг.'))).toBeVisible();
});

it('marks the day in its table', async () => {
  show();
  fireEvent.click(screen.getByRole('button', { name: chart.showTable }));
  const headers = await screen.findAllByRole('columnheader');
  expect(headers.map(({ textContent }) => textContent)).toEqual([
    chart.name,
    '5 авг.',
    `6 авг. · ${dateStepper.incomplete}`,
    '7 авг.',
  ]);
  const rows = screen.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows.find((text) => text.startsWith('Б'))).toContain('—');
  expect(rows.find((text) => text.startsWith('Б'))).not.toContain(chart.offList);
  expect(rows.find((text) => text.startsWith('В'))).toContain(chart.offList);
});

it('separates rows by rules across names and cells', () => {
  const { container } = show();
  const rules = container.querySelector('[data-rules]')?.getAttribute('d');
  expect(rules?.match(/M0 /g)).toHaveLength(series.length - 1);
});
