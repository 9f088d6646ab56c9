import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderWidgets } from '../testing/renderWidgets.tsx';
import { BumpChart } from './BumpChart/index.ts';
import type { ChartEvent } from './internal/EventMarkers.tsx';
import type { ChartSeries } from './internal/timeline.ts';
import { MirroredBars } from './MirroredBars/index.ts';
import { RankHistory, type RankHistoryProps } from './RankHistory/index.ts';
import { TrendChart } from './TrendChart/index.ts';

const points = [
  { day: '2026-08-02', value: 11 },
  { day: '2026-08-03', value: 9 },
  { day: '2026-08-06', value: 7 },
  { day: '2026-08-07', value: 6 },
];

const rank = (props: Partial<RankHistoryProps> = {}) =>
  renderWidgets(
    <RankHistory
      title="Место книги"
      csvName="mesto"
      state={{ kind: 'ready' }}
      depth={100}
      series={[{ id: 'top', label: 'Общий топ', points }]}
      {...props}
    />,
  );

/** How many separate strokes a line has. */
const strokes = (container: HTMLElement) =>
  [...container.querySelectorAll('[data-series] .recharts-line-curve')].map(
    (path) => path.getAttribute('d')?.match(/M/g)?.length ?? 0,
  );

const slider = () => screen.getByRole('slider');
const valueText = () => slider().getAttribute('aria-valuetext');

describe('a gap', () => {
  it('breaks the line, is hatched once and is described in text', () => {
    const { container } = rank();
    expect(strokes(container)).toEqual([2]);
    expect(container.querySelectorAll('[data-gap]')).toHaveLength(1);
    expect(container.querySelector('[data-gap]')).toHaveAttribute('data-gap', '2');
    expect(slider()).toHaveAccessibleDescription(/Нет данных: 4.5 авг/);
  });

  it('is absent where no day is missing', () => {
    const { container } = rank({
      series: [{ id: 'top', label: 'Общий топ', points: points.slice(0, 2) }],
    });
    expect(strokes(container)).toEqual([1]);
    expect(container.querySelector('[data-gap]')).toBeNull();
  });
});

describe('the cursor', () => {
  it('starts on the last day and moves over captured days only', () => {
    rank();
    expect(valueText()).toBe('пт, 7 авг.: место 6');
    expect(slider()).toHaveAttribute('max', '3');
    fireEvent.change(slider(), { target: { value: '1' } });
    expect(valueText()).toBe('пн, 3 авг.: место 9');
  });

  it('announces off the list, which is neither a rank nor unknown', () => {
    rank({
      series: [
        {
          id: 'top',
          label: 'Общий топ',
          points: [...points.slice(0, 1), { day: '2026-08-03', value: null }],
        },
      ],
    });
    expect(valueText()).toBe('пн, 3 авг.: вне списка');
  });

  it('selects a line with up and down, and clears with Escape', async () => {
    renderWidgets(
      <TrendChart
        title="Прирост"
        csvName="prirost"
        state={{ kind: 'ready' }}
        series={[
          { id: 'a', label: 'Лайки', points },
          { id: 'b', label: 'Отзывы', points: [{ day: '2026-08-07', value: null }] },
        ]}
      />,
    );
    expect(valueText()).toBe('пт, 7 авг.: Лайки: 6 и Отзывы: Не опубликовано или не прочитано');
    slider().focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(valueText()).toBe('пт, 7 авг.: Лайки: 6');
    await userEvent.keyboard('{ArrowDown}');
    expect(valueText()).toBe('пт, 7 авг.: Отзывы: Не опубликовано или не прочитано');
    await userEvent.keyboard('{Escape}');
    expect(valueText()).toMatch(/Лайки.+Отзывы/);
  });
});

describe('the values', () => {
  it('are all in the accessibility tree, the one off the list too', () => {
    rank({
      series: [
        { id: 'top', label: 'Общий топ', points: [...points, { day: '2026-08-08', value: null }] },
      ],
    });
    const list = screen.getByRole('list', { name: 'Значения: Место книги' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([
      '2 авг.: место 11',
      '3 авг.: место 9',
      '6 авг.: место 7',
      '7 авг.: место 6',
      '8 авг.: вне списка',
    ]);
  });

  it('are only announced by the cursor beyond five hundred', () => {
    const day = (index: number) =>
      new Date(Date.UTC(2024, 0, 1 + index)).toISOString().slice(0, 10);
    const long = Array.from({ length: 501 }, (_, index) => ({
      day: day(index),
      value: 1 + (index % 99),
    }));
    rank({ series: [{ id: 'top', label: 'Общий топ', points: long }] });
    expect(screen.queryByRole('list', { name: /Значения/ })).toBeNull();
    expect(slider()).toHaveAttribute('max', '500');
    fireEvent.change(slider(), { target: { value: '250' } });
    expect(valueText()).toMatch(/место 53/);
  });
});

describe('the legend', () => {
  it('hides a line by its name and shows it again; the last one stays', async () => {
    const { container } = renderWidgets(
      <TrendChart
        title="Прирост"
        csvName="prirost"
        state={{ kind: 'ready' }}
        series={[
          { id: 'a', label: 'Лайки', points },
          { id: 'b', label: 'Отзывы', points },
        ]}
      />,
    );
    const lines = () =>
      [...container.querySelectorAll('[data-series]')].map((line) =>
        line.getAttribute('data-series'),
      );
    expect(lines()).toEqual(['a', 'b']);
    await userEvent.click(screen.getByRole('button', { name: 'Лайки', pressed: true }));
    expect(lines()).toEqual(['b']);
    await userEvent.click(screen.getByRole('button', { name: 'Отзывы', pressed: true }));
    expect(lines()).toEqual(['b']);
    await userEvent.click(screen.getByRole('button', { name: 'Лайки', pressed: false }));
    expect(lines()).toEqual(['a', 'b']);
  });
});

describe('a range', () => {
  it('is selected with Shift and the arrows and confirmed with Enter', async () => {
    const onRangeChange = vi.fn();
    rank({ onRangeChange });
    slider().focus();
    await userEvent.keyboard('{Shift>}{ArrowLeft}{ArrowLeft}{/Shift}');
    expect(valueText()).toMatch(/^3.7 авг/);
    await userEvent.keyboard('{Enter}');
    expect(onRangeChange).toHaveBeenCalledExactlyOnceWith({ from: '2026-08-03', to: '2026-08-07' });
  });

  it('cannot be selected without a handler', async () => {
    rank();
    slider().focus();
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}');
    expect(valueText()).toBe('чт, 6 авг.: место 7');
  });
});

describe('a band', () => {
  const bounded = (low: (number | null)[]) => {
    const line = (
      id: string,
      label: string,
      values: readonly (number | null)[],
      bound?: ChartSeries['bound'],
    ) => ({
      id,
      label,
      points: values.map((value, at) => ({ day: `2026-08-0${at + 2}`, value })),
      ...(bound && { bound }),
    });
    return renderWidgets(
      <TrendChart
        title="Перевес в топе"
        csvName="perekos"
        state={{ kind: 'ready' }}
        series={[
          line('lift', 'Перевес в топе', [1, 2, 1.5]),
          line('low', 'Нижняя граница', low, { of: 'lift', side: 'low' }),
          line('high', 'Верхняя граница', [3, 4, 3], { of: 'lift', side: 'high' }),
        ]}
      />,
    ).container;
  };

  it('lies between its bounds, which are announced but have neither lines nor names', () => {
    const container = bounded([0.5, 1, 0.5]);
    expect(container.querySelectorAll('[data-band="lift"]')).toHaveLength(1);
    expect(container.querySelectorAll('[data-series]')).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Нижняя граница' })).toBeNull();
    expect(valueText()).toBe(
      'вт, 4 авг.: Перевес в топе: 1,5, Нижняя граница: 0,5 и Верхняя граница: 3',
    );
  });

  it('leaves out a day that lacks a bound', () => {
    const path =
      bounded([0.5, null, 0.5])
        .querySelector('[data-band] .recharts-area-area')
        ?.getAttribute('d') ?? '';
    expect(path.match(/M/gu)).toHaveLength(2);
  });
});

describe('events', () => {
  it('are marked on their days and announced with them', () => {
    const { container } = rank({
      events: [{ day: '2026-08-06', label: 'Цена 99 ₽ вместо 149 ₽' }],
    });
    expect(container.querySelectorAll('[data-event]')).toHaveLength(1);
    fireEvent.change(slider(), { target: { value: '2' } });
    expect(valueText()).toBe('чт, 6 авг.: место 7. Цена 99 ₽ вместо 149 ₽');
  });
});

describe('the off-list band', () => {
  it('is present only when a book left the list', () => {
    const { container, unmount } = rank();
    expect(container.querySelector('[data-off-list]')).toBeNull();
    unmount();
    const left = rank({
      series: [
        { id: 'top', label: 'Общий топ', points: [...points, { day: '2026-08-08', value: null }] },
      ],
    });
    expect(left.container.querySelector('[data-off-list]')).not.toBeNull();
    expect(screen.getByText('вне топ-100')).toBeInTheDocument();
  });
});

describe('the table twin and the CSV', () => {
  it('contain the values of the chart', async () => {
    rank();
    await userEvent.click(screen.getByRole('button', { name: 'Показать таблицей' }));
    const rows = within(await screen.findByRole('table')).getAllByRole('row');
    expect(rows.map((row) => row.textContent)).toEqual([
      'ДеньОбщий топ',
      '7 авг. 2026 г.6',
      '6 авг. 2026 г.7',
      '3 авг. 2026 г.9',
      '2 авг. 2026 г.11',
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Показать графиком' }));
    expect(slider()).toBeInTheDocument();
  });

  it('are the same numbers in the file', async () => {
    const files: Blob[] = [];
    URL.createObjectURL = vi.fn((file: Blob) => {
      files.push(file);
      return 'blob:file';
    });
    URL.revokeObjectURL = vi.fn();
    const click = vi
      .spyOn(HTMLAnchorElement.prototype, 'click')
      .mockImplementation(() => undefined);
    rank();
    await userEvent.click(screen.getByRole('button', { name: 'Скачать' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Числа (CSV)' }));
    await waitFor(() => expect(click).toHaveBeenCalledOnce());
    expect(await files[0]?.text()).toBe(
      'День,Общий топ\r\n2026-08-07,6\r\n2026-08-06,7\r\n2026-08-03,9\r\n2026-08-02,11\r\n',
    );
  });
});

describe('the bump chart', () => {
  const book = (id: string, ...places: (number | null)[]) => ({
    id,
    label: `Книга ${id}`,
    href: `#${id}`,
    points: places.map((value, index) => ({ day: points[index]?.day ?? '', value })),
  });

  it('names the books ranked on the last day, in their order', () => {
    renderWidgets(
      <BumpChart
        title="Десятка"
        csvName="desyatka"
        state={{ kind: 'ready' }}
        days={points.map(({ day }) => day)}
        depth={3}
        series={[book('a', 1, 2, 2, 2), book('b', 2, 1, 1, 4), book('c', 3, 3, 3, 1)]}
      />,
    );
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Книга c',
      'Книга a',
    ]);
    expect(valueText()).toBe('пт, 7 авг.: Книга c: место 1 и Книга a: место 2');
  });
});

describe('mirrored bars', () => {
  it('render no bar for zero or unknown', () => {
    const { container } = renderWidgets(
      <MirroredBars
        title="Оборот"
        csvName="oborot"
        state={{ kind: 'ready' }}
        labels={{ up: 'Вошли', down: 'Ушли' }}
        points={[
          { day: '2026-08-02', up: null, down: null },
          { day: '2026-08-03', up: 4, down: 0 },
        ]}
      />,
    );
    expect(container.querySelectorAll('[data-series] .recharts-rectangle')).toHaveLength(1);
    expect(valueText()).toBe('пн, 3 авг.: Вошли: 4 и Ушли: 0');
  });

  it('use integer ticks, and name sides only where there are two', () => {
    const bars = (down: number) => (
      <MirroredBars
        title="Оборот"
        csvName="oborot"
        state={{ kind: 'ready' }}
        labels={{ up: 'Вошли', down: 'Ушли' }}
        points={[{ day: '2026-08-02', up: 1, down }]}
      />
    );
    const textsOf = (root: HTMLElement) =>
      [...root.querySelectorAll('svg text')].map(({ textContent }) => textContent);
    const two = renderWidgets(bars(1));
    expect(textsOf(two.container)).toEqual(expect.arrayContaining(['0', '1']));
    expect(textsOf(two.container)).not.toContain('0,5');
    expect(screen.getByRole('button', { name: 'Вошли' })).toBeInTheDocument();
    two.unmount();
    const one = renderWidgets(bars(0));
    expect(textsOf(one.container)).not.toContain('0,5');
    expect(screen.queryByText('Вошли')).toBeNull();
  });
});

describe('events', () => {
  const day = '2026-08-03';
  const marks = (events: readonly ChartEvent[]) => {
    const points = [day, '2026-08-04'].map((each) => ({ day: each, value: 1 }));
    const { container } = renderWidgets(
      <TrendChart
        title="Объём"
        csvName="obyom"
        state={{ kind: 'ready' }}
        series={[{ id: 'chars', label: 'Объём', points }]}
        events={events}
      />,
    );
    return [...container.querySelectorAll('[data-event]')];
  };

  it('omit days that the chart does not show', () => {
    const markers = marks([
      { day: '2026-07-01', label: 'Глава 1' },
      { day, label: 'Глава 2' },
      { day: '2026-08-09', label: 'Глава 3' },
    ]);
    expect(markers.map((mark) => mark.getAttribute('data-event'))).toEqual([day]);
  });

  it('render small ones as dots, and a large one of the same day as a line', () => {
    const small = { label: 'Глава', isSmall: true };
    const markers = marks([
      { ...small, day },
      { ...small, day: '2026-08-04' },
      { day: '2026-08-04', label: 'Завершена' },
    ]);
    expect(markers.map((mark) => mark.querySelectorAll('line').length)).toEqual([0, 1]);
  });
});

describe('states', () => {
  it('show a message instead of an empty axis', () => {
    rank({ series: [] });
    expect(screen.getByText('За этот период данных нет')).toBeInTheDocument();
    expect(screen.queryByRole('slider')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Скачать' })).toBeNull();
  });

  it('offer a retry after a failure', async () => {
    const onRetry = vi.fn();
    rank({ state: { kind: 'failed', title: 'Не загрузилось', onRetry } });
    await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });
});
