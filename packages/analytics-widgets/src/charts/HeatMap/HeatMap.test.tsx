import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PartialDays } from '../../provider/PartialDays.tsx';
import { renderWidgets } from '../../testing/renderWidgets.tsx';
import { widgetStrings } from '../../testing/widgetStrings.ts';
import { HeatMap } from './HeatMap.tsx';

const { incomplete } = widgetStrings.dateStepper;

it('announces partial days and the notes of rows', async () => {
  const { container } = renderWidgets(
    <PartialDays days={['2026-08-06']}>
      <HeatMap
        title="Прочитано"
        csvName="fields"
        state={{ kind: 'ready' }}
        isTime
        rows={[{ id: 'chars', label: 'Объём', note: 'chars' }]}
        columns={[
          { id: '2026-08-05', label: '5 авг.' },
          { id: '2026-08-06', label: '6 авг.', tick: '' },
        ]}
        values={[[0.9, 0.4]]}
        valueLabel="Доля"
        format="percent"
      />
    </PartialDays>,
  );
  expect(container.querySelectorAll('[data-partial]')).toHaveLength(1);
  expect(screen.getByText(widgetStrings.chart.partial('6 авг.'))).toBeVisible();
  const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(items[0]).toMatch(/^Объём, 5 авг\.: .*\. chars$/);
  expect(items[1]).toContain(`chars. ${incomplete}`);
  fireEvent.click(screen.getByRole('button', { name: widgetStrings.chart.showTable }));
  const headers = await screen.findAllByRole('columnheader');
  expect(headers.map(({ textContent }) => textContent)).toEqual([
    widgetStrings.chart.name,
    '5 авг.',
    `6 авг. · ${incomplete}`,
  ]);
  expect(screen.getByRole('rowheader')).toHaveTextContent('Объём (chars)');
});

it('hatches nothing where its columns are not days', () => {
  const { container } = renderWidgets(
    <PartialDays days={['2026-08-06']}>
      <HeatMap
        title="Моменты"
        csvName="momentum"
        state={{ kind: 'ready' }}
        rows={[{ id: 'fantasy', label: 'Фэнтези' }]}
        columns={[{ id: 'litnet', label: 'Литнет' }]}
        values={[[0.9]]}
        valueLabel="Ход"
      />
    </PartialDays>,
  );
  expect(container.querySelector('[data-partial]')).toBeNull();
});

it.each([
  ['are vertical', 'Автор.Тудей', 6, true],
  ['are horizontal where there is no height to spare', 'Автор.Тудей', 2, false],
  ['are horizontal where they fit', 'АТ', 6, false],
])('column names %s', (_, name, height, isUpright) => {
  const lines = (count: number, label: string) =>
    Array.from({ length: count }, (_line, at) => ({ id: `${at}`, label }));
  const { container } = renderWidgets(
    <HeatMap
      title="Моменты"
      csvName="momentum"
      state={{ kind: 'ready' }}
      rows={lines(height, 'Жанр')}
      columns={lines(12, name)}
      values={Array.from({ length: height }, () => Array.from({ length: 12 }, () => 0.5))}
      valueLabel="Ход"
    />,
  );
  expect(container.querySelectorAll('text[transform*="rotate"]')).toHaveLength(isUpright ? 12 : 0);
});

it('vertical column names leave room for every row name', () => {
  const { container } = renderWidgets(
    <HeatMap
      title="Моменты"
      csvName="momentum"
      state={{ kind: 'ready' }}
      rows={Array.from({ length: 6 }, (_line, at) => ({ id: `${at}`, label: `Жанр ${at}` }))}
      columns={Array.from({ length: 12 }, (_line, at) => ({
        id: `${at}`,
        label: 'Современный любовный роман',
      }))}
      values={Array.from({ length: 6 }, () => Array.from({ length: 12 }, () => 0.5))}
      valueLabel="Ход"
    />,
  );
  expect(container.querySelectorAll('text[transform*="rotate"]')).toHaveLength(12);
  const named = [...container.querySelectorAll('text')].map((node) => node.textContent);
  expect(named.filter((text) => text.startsWith('Жанр'))).toHaveLength(6);
});

it.each([
  ['writes the values into the cells of a small map', 2, 0.456, ['46\u202f%', '46\u202f%']],
  ['writes no values where one does not fit', 12, 123_456, []],
  ['writes no values into many columns', 13, 0.05, []],
  ['writes no value into a cell without one', 2, null, []],
])('%s', (_, count, value, expected) => {
  const { container } = renderWidgets(
    <HeatMap
      title="Моменты"
      csvName="momentum"
      state={{ kind: 'ready' }}
      rows={[{ id: 'fantasy', label: 'Фэнтези' }]}
      columns={Array.from({ length: count }, (_line, at) => ({ id: `${at}`, label: '' }))}
      values={[Array.from({ length: count }, () => value)]}
      valueLabel="Ход"
      format="percent"
    />,
  );
  const texts = [...container.querySelectorAll('svg[data-plot] text')].map(
    (node) => node.textContent,
  );
  expect(texts.filter((text) => text !== 'Фэнтези')).toEqual(expected);
});

it('marks zero in the key of a diverging scale', () => {
  const map = (scale: 'sequential' | 'diverging') => (
    <HeatMap
      title="Моменты"
      csvName="momentum"
      state={{ kind: 'ready' }}
      rows={[{ id: 'fantasy', label: 'Фэнтези' }]}
      columns={[{ id: 'litnet', label: 'Литнет' }]}
      values={[[-0.9]]}
      valueLabel="Ход"
      scale={scale}
    />
  );
  const labels = (key: ParentNode) =>
    [...key.querySelectorAll('p [dir]')].map(({ textContent }) => textContent);
  const { container, rerender } = renderWidgets(map('diverging'));
  expect(labels(container)).toEqual(['−0,9', '0', '+0,9']);
  rerender(map('sequential'));
  expect(labels(container)).toEqual(['−0,9', '−0,9']);
});

it('has no key of chance where chance explains no value', () => {
  renderWidgets(
    <HeatMap
      title="Жанры"
      csvName="genres"
      state={{ kind: 'ready' }}
      scale="diverging"
      rows={[{ id: 'fantasy', label: 'Фэнтези' }]}
      columns={[{ id: 'litnet', label: 'Литнет' }]}
      values={[[0.4]]}
      isByChance={() => false}
      valueLabel="Изменение"
    />,
  );
  expect(screen.queryByText(widgetStrings.chart.byChance)).toBeNull();
});

it('gives changes their sign, and values that chance may explain the palest colour', () => {
  const { container } = renderWidgets(
    <HeatMap
      title="Жанры"
      csvName="genres"
      state={{ kind: 'ready' }}
      scale="diverging"
      format="percent"
      rows={[
        { id: 'fantasy', label: 'Фэнтези' },
        { id: 'horror', label: 'Ужасы' },
      ]}
      columns={[{ id: 'litnet', label: 'Литнет' }]}
      values={[[0.4], [0.4]]}
      isByChance={(row) => row === 1}
      valueLabel="Изменение"
    />,
  );
  const fills = [...container.querySelectorAll('g[stroke-width] > path')].map((path) =>
    path.getAttribute('style'),
  );
  expect(fills).toHaveLength(2);
  const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(items).toEqual([
    'Фэнтези, Литнет: +40\u202f%',
    `Ужасы, Литнет: +40\u202f%. ${widgetStrings.chart.byChance}`,
  ]);
  expect(screen.getByText(widgetStrings.chart.byChance)).toBeVisible();
});
