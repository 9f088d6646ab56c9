import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { daysUpTo, walk } from '../../testing/books.ts';
import { withWidgets } from '../../testing/decorators.tsx';
import { KindStates } from '../../testing/KindStates.tsx';
import { colorsOf, savedFile } from '../../testing/savedFile.ts';
import { TrendChart, type TrendChartProps } from './TrendChart.tsx';

const days = daysUpTo('2026-08-07', 90, ['2026-08-04', '2026-08-05', '2026-06-20']);
const line = (id: string, label: string, seed: number, from: number, step: number) => ({
  id,
  label,
  points: walk(days, { seed, from, step }),
});
const genres = [
  'Любовное фэнтези',
  'Боевое фэнтези',
  'Попаданцы',
  'Детектив',
  'Современный любовный роман',
  'Космическая фантастика',
  'Магическая академия',
  'Приключения',
  'Бытовое фэнтези',
  'Ужасы',
];

const meta = {
  title: 'Widgets/Charts/TrendChart',
  component: TrendChart,
  decorators: [withWidgets],
  args: {
    title: 'Прирост библиотек и лайков по дням',
    note: 'Прирост за день, сумма по книгам топ-100',
    source: 'Литмаркет, 7 августа 2026',
    csvName: 'prirost',
    state: { kind: 'ready' },
    series: [line('library', 'Библиотеки', 1, 420, 60), line('likes', 'Лайки', 2, 260, 40)],
  },
} satisfies Meta<typeof TrendChart>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const OneLine: Story = {
  args: { title: 'Просмотры за день', series: [line('views', 'Просмотры', 4, 41_000, 6000)] },
};

export const TenSeries: Story = {
  args: {
    title: 'Попаданцы догнали любовное фэнтези',
    series: genres.map((genre, index) => line(genre, genre, 20 + index, 90 - index * 8, 6)),
  },
};

/** Five lines are coloured; the others are grey, named at their ends, and highlighted on hover. */
export const TwelveSeriesAndTheRest: Story = {
  args: {
    title: 'Первые двенадцать жанров держат две трети прироста',
    height: 420,
    series: [
      ...[...genres, 'Уся', 'Героическая фантастика'].map((genre, index) =>
        line(genre, genre, 20 + index, 120 - index * 9, 4),
      ),
      { ...line('rest', 'Прочие', 90, 45, 4), isRest: true },
    ],
  },
  play: async ({ canvasElement }) => {
    const colors = [...canvasElement.querySelectorAll('[data-series] .recharts-line-curve')].map(
      (path) => path.getAttribute('stroke'),
    );
    await expect(colors).toHaveLength(13);
    await expect(new Set(colors).size).toBe(6);
  },
};

/** The lines named in the title are coloured. */
export const Highlighted: Story = {
  args: { ...TenSeries.args, highlight: ['Попаданцы', 'Любовное фэнтези'] },
};

/** Ranks: 1 is on top. */
export const Places: Story = {
  args: {
    title: 'Любовное фэнтези стоит всё выше',
    note: 'Среднее место книг жанра',
    format: 'rank',
    inverted: true,
    series: genres.slice(0, 4).map((genre, at) => line(genre, genre, 60 + at, 12 + at * 9, 3)),
  },
};

export const Rating: Story = {
  args: {
    title: 'Оценка держится у 4,6',
    baseline: 'auto',
    series: [
      {
        id: 'rating',
        label: 'Оценка',
        points: days.slice(-30).map((day, index) => ({ day, value: 4.6 + Math.sin(index) / 20 })),
      },
    ],
  },
};

/** Sundays of two months, of which one was not read. */
const sundays = daysUpTo('2026-08-02', 64).filter(
  (day, at) => at % 7 === 0 && day !== '2026-06-28',
);

/** Readings are marked and joined; the week without one is hatched, and the days between are not. */
export const Weekly: Story = {
  args: {
    title: 'За два месяца книгу добавили в библиотеки 240 раз',
    note: 'Накопленное значение на день замера',
    series: [
      {
        id: 'library',
        label: 'В библиотеках',
        points: sundays.map((day, at) => ({ day, value: 1_200 + at * 30 })),
      },
    ],
    baseline: 'auto',
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-gap]')).toHaveLength(1);
  },
};

/** A group of thousands beside one of tens: both are legible, and the texts contain the values. */
export const Logarithmic: Story = {
  args: {
    title: 'Малый жанр рос быстрее большого',
    scale: 'log',
    series: [line('large', 'Любовное фэнтези', 3, 4_200, 300), line('small', 'Ужасы', 5, 42, 9)],
  },
  play: async ({ canvasElement, args }) => {
    const slider = within(canvasElement).getByRole('slider');
    slider.focus();
    // The cursor starts on the last day.
    const last = args.series.map(({ points }) => points.at(-1)?.value ?? 0);
    const said = (slider.getAttribute('aria-valuetext') ?? '')
      .replace(/[۰-۹]/gu, (digit) => String('۰۱۲۳۴۵۶۷۸۹'.indexOf(digit)))
      .replace(/[^0-9]/gu, '');
    for (const value of last) await expect(said).toContain(String(Math.round(value)));
  },
};

export const Refreshing: Story = { args: { state: { kind: 'ready', refreshing: true } } };

export const KeyboardChoosesALine: Story = {
  play: async ({ canvasElement }) => {
    const slider = within(canvasElement).getByRole('slider');
    slider.focus();
    await expect(slider.getAttribute('aria-valuetext')).toMatch(/Библиотеки.+Лайки/);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(slider.getAttribute('aria-valuetext')).not.toMatch(/Библиотеки/);
    await userEvent.keyboard('{ArrowDown}');
    await expect(slider.getAttribute('aria-valuetext')).toMatch(/Библиотеки.+Лайки/);
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl', locale: 'fa' },
  async play({ canvasElement }) {
    const dayOf = (root: ParentNode) =>
      [...root.querySelectorAll('text')].find(({ textContent }) =>
        /^[۰-۹]+ \p{L}/u.test(textContent),
      );
    const onPage = dayOf(canvasElement);
    const lastLetter = (onPage?.getNumberOfChars() ?? 0) - 1;
    // The figure is first, at the right of its month.
    await expect(onPage?.getStartPositionOfChar(0).x).toBeGreaterThan(
      onPage?.getStartPositionOfChar(lastLetter).x ?? Infinity,
    );
    const text = await (await savedFile(canvasElement, /SVG/)).text();
    const picture = new DOMParser().parseFromString(text, 'image/svg+xml');
    await expect(dayOf(picture)?.getAttribute('direction')).toBe('rtl');
  },
};

export const Phone: Story = {
  args: TenSeries.args,
  parameters: { phone: true },
  globals: { viewport: { value: 'xs' } },
};

const described = {
  filters: 'Жанр: ЛитРПГ · 9 июля – 7 августа',
  source: 'Литмаркет, 7 августа 2026',
  demo: true,
} as const;

export const SavesSvg: Story = {
  args: described,
  play: async ({ canvasElement }) => {
    const text = await (await savedFile(canvasElement, /SVG/)).text();
    const picture = new DOMParser().parseFromString(text, 'image/svg+xml');
    await expect(picture.querySelector('parsererror')).toBeNull();
    const words = [...picture.querySelectorAll('text')].map((node) => node.textContent).join(' ');
    await expect(words).toContain(described.filters);
    await expect(words).toContain(described.source);
    await expect(words.length).toBeGreaterThan(described.filters.length + described.source.length);
    // The SVG is self-contained: no page variables, no classes, no addresses but its own.
    await expect(text).not.toMatch(/var\(|class=|url\((?!data:|&quot;#|"#|#)/);
    await expect(picture.querySelectorAll('[stroke^="rgb"]').length).toBeGreaterThan(1);
  },
};

export const SavesPng: Story = {
  args: described,
  play: async ({ canvasElement }) => {
    const file = await savedFile(canvasElement, /PNG/);
    const bytes = new Uint8Array(await file.arrayBuffer());
    await expect([...bytes.slice(0, 8)]).toEqual([137, 80, 78, 71, 13, 10, 26, 10]);
    const bitmap = await createImageBitmap(file);
    const plot = canvasElement.querySelector('figure svg')?.getBoundingClientRect();
    await expect(bitmap.width).toBeGreaterThan(2 * (plot?.width ?? 0));
    await expect(colorsOf(bitmap)).toBeGreaterThan(8);
  },
};

export const TakesARange: Story = {
  args: { onRangeChange: fn() },
  play: async ({ canvasElement, args }) => {
    const slider = within(canvasElement).getByRole('slider');
    slider.focus();
    await userEvent.keyboard('{Shift>}{ArrowLeft}{ArrowLeft}{/Shift}{Enter}');
    await expect(args.onRangeChange).toHaveBeenCalledOnce();
  },
};

/** A line is selected by a press on it, or by Enter while the keyboard cursor is on it. */
export const TakesALine: Story = {
  args: { onChoose: fn(), onRangeChange: fn() },
  play: async ({ canvasElement, args }) => {
    const last = canvasElement.querySelector('[data-series] circle:last-of-type');
    if (last === null) throw new Error('A line has its end marked.');
    const { left, top } = last.getBoundingClientRect();
    const at = { clientX: left + 2, clientY: top + 2 };
    await userEvent.pointer([
      { target: last, coords: at },
      { keys: '[MouseLeft]', target: last, coords: at },
    ]);
    await expect(args.onChoose).toHaveBeenCalledOnce();
    const slider = within(canvasElement).getByRole('slider');
    slider.focus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChoose).toHaveBeenCalledTimes(2);
    await expect(args.onRangeChange).not.toHaveBeenCalled();
  },
};

export const HidesALine: Story = {
  play: async ({ canvasElement }) => {
    const [first] = within(canvasElement).getAllByRole('button', { pressed: true });
    if (first === undefined) throw new Error('No name of a line can be pressed.');
    const before = canvasElement.querySelectorAll('[data-series]').length;
    await userEvent.click(first);
    await expect(canvasElement.querySelectorAll('[data-series]')).toHaveLength(before - 1);
  },
};

export const Events: Story = {
  args: {
    events: [
      { day: '2026-07-20', label: 'Цена 99 ₽ вместо 149 ₽' },
      { day: '2026-07-30', label: 'Вышла глава 24' },
    ],
  },
};

/**
 * Ten lines of ten thousand days: the rendered points are thinned, the announced values are not.
 */
export const HundredThousandPoints: Story = {
  // Not as args: Storybook sends those between windows.
  render: (args) => <TrendChart {...args} series={manyPoints()} />,
};

let many: TrendChartProps['series'] = [];
function manyPoints(): TrendChartProps['series'] {
  if (many.length === 0) {
    const long = daysUpTo('2026-08-07', 10_000);
    many = genres.map((genre, index) => ({
      id: genre,
      label: genre,
      points: walk(long, { seed: index, from: 900, step: 25 }),
    }));
  }
  return many;
}

export const States: Story = { render: () => <KindStates of="TrendChart" /> };
