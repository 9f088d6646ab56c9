import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWidgets } from '../../testing/renderWidgets.tsx';
import { HeatMap } from '../HeatMap/index.ts';
import { RankHistory } from '../RankHistory/index.ts';
import { StackedShare } from '../StackedShare/index.ts';
import { Sketched } from './Sketched.tsx';

const days = ['2026-08-02', '2026-08-03', '2026-08-06', '2026-08-07'];
const series = (id: string, values: readonly number[]) => ({
  id,
  label: `Список ${id}`,
  points: days.map((day, index) => ({ day, value: values[index] ?? null })),
});
const frame = { csvName: 'file', state: { kind: 'ready' } } as const;
const strokes = (path: Element | null) => path?.getAttribute('d')?.match(/M/g)?.length;

it('draws the lines of a chart without measuring: the same gaps, names and last values', () => {
  const { container } = renderWidgets(
    <Sketched direction="ltr">
      <RankHistory
        {...frame}
        title="Места книги"
        depth={100}
        series={[series('a', [11, 9, 7, 6]), series('b', [40, 41, 50, 52])]}
      />
    </Sketched>,
  );
  const sketch = screen.getByRole('img', { name: /^Места книги.*6.*52/ });
  const paths = [...container.querySelectorAll('[data-series] > path')];
  expect(paths.map(strokes)).toEqual([2, 2]);
  expect(container.querySelectorAll('[data-gap]')).toHaveLength(1);
  within(sketch).getByText('Список a');
  within(sketch).getByText('Список b');
  // Nothing in it is to be moved: that is the living chart's.
  expect(screen.queryByRole('slider')).toBeNull();
});

it('stretches to its place; of an answer that is not there it draws nothing', () => {
  const { container, unmount } = renderWidgets(
    <Sketched direction="ltr">
      <StackedShare {...frame} title="Доли" series={[series('a', [1, 1, 1, 1])]} height={300} />
    </Sketched>,
  );
  const drawing = container.querySelector('[data-sketch] > svg');
  expect(drawing?.getAttribute('viewBox')).toBe('0 0 1000 300');
  expect(drawing?.getAttribute('preserveAspectRatio')).toBe('none');
  unmount();
  const { container: waiting } = renderWidgets(
    <Sketched direction="ltr">
      <StackedShare csvName="file" state={{ kind: 'loading' }} title="Доли" series={[]} />
    </Sketched>,
  );
  expect(waiting.querySelector('[data-sketch]')).toBeNull();
});

it('lays cells out for a page and for a phone, with the names of rows and columns', () => {
  const { container } = renderWidgets(
    <Sketched direction="rtl">
      <HeatMap
        {...frame}
        title="Ход жанров"
        valueLabel="Ход"
        rows={[{ id: 'a', label: 'Ужасы' }]}
        columns={[{ id: 'x', label: 'Литнет' }]}
        values={[[0.5]]}
      />
    </Sketched>,
  );
  const sketch = screen.getByRole('img', { name: 'Ход жанров' });
  expect(container.querySelectorAll('[data-sketch] path').length).toBeGreaterThan(1);
  expect(within(sketch).getAllByText('Ужасы')).toHaveLength(2);
  expect(screen.queryByRole('slider')).toBeNull();
});
