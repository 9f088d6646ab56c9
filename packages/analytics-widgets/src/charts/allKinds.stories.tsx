import type { Meta, StoryObj } from '@storybook/react-vite';
import { cloneElement } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { withWidgets } from '../testing/decorators.tsx';
import { typicalOf, Wall } from '../testing/KindStates.tsx';
import { type KindName, kinds } from '../testing/kinds/index.ts';
import { OnPaper } from '../testing/OnPaper.tsx';
import { colorsOf, inkIn, openedPicture, savedFile } from '../testing/savedFile.ts';
import type { ChartProps } from './ChartFrame/index.ts';

/** Every kind of chart on one page, to compare what they have in common. */
const meta = {
  title: 'Widgets/Charts/All kinds',
  decorators: [withWidgets],
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

// Every name of the table is one of its kinds.
const names = Object.keys(kinds) as KindName[];

const wall = (props: Partial<ChartProps> = {}, some: readonly KindName[] = names) => (
  <Wall>
    {some.map((name) => (
      <div key={name} data-kind={name} style={{ minWidth: 0 }}>
        {cloneElement(typicalOf(name), { note: name, ...props })}
      </div>
    ))}
  </Wall>
);

export const Typical: Story = { render: () => wall() };

export const Dark: Story = { render: () => wall(), globals: { theme: 'dark' } };

export const RightToLeft: Story = {
  render: () => wall(),
  globals: { direction: 'rtl', locale: 'fa' },
};

export const Phone: Story = {
  render: () => wall(),
  parameters: { phone: true },
  globals: { viewport: { value: 'phone' } },
};

/** A window that gets narrower: every chart shrinks with it. */
export const Narrowed: Story = {
  render: () => <div style={{ inlineSize: 1180 }}>{wall()}</div>,
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const room = canvasElement.querySelector<HTMLElement>('[style*="inline-size"]');
    if (room === null) throw new Error('The story has no element to narrow.');
    await waitFor(() =>
      expect(canvasElement.querySelectorAll('figure')).toHaveLength(names.length),
    );
    room.style.inlineSize = '340px';
    for (const figure of canvasElement.querySelectorAll('figure')) {
      await waitFor(() => expect(figure.scrollWidth).toBeLessThanOrEqual(figure.clientWidth + 1));
    }
  },
};

const described = {
  filters: 'Жанр: ЛитРПГ · 9 июля – 7 августа',
  source: 'Литмаркет, 7 августа 2026',
  demo: true,
} as const;

/** Printing a dark page: light, without tools, with the filters of the numbers. */
export const Print: Story = {
  render: () => <OnPaper>{wall({ ...described, note: 'Сумма за день' })}</OnPaper>,
  parameters: { width: 718 },
  globals: { theme: 'dark' },
  play: async ({ canvasElement }) => {
    for (const figure of canvasElement.querySelectorAll('figure')) {
      const seen = (element: Element) => element.getClientRects().length > 0;
      await expect([...figure.querySelectorAll('[data-pinned] button, input')].some(seen)).toBe(
        false,
      );
      await expect(within(figure).getByText(described.filters)).toBeVisible();
      await expect(within(figure).getByText(described.source)).toBeVisible();
      await expect(within(figure).getByText('Сумма за день')).toBeVisible();
      await expect(figure.querySelector('h3')).toBeVisible();
      // Widths of texts are rounded up.
      await expect(figure.scrollWidth).toBeLessThanOrEqual(figure.clientWidth + 1);
    }
    const { backgroundColor } = getComputedStyle(document.body);
    await expect(backgroundColor).toBe('rgb(255, 255, 255)');
  },
};

/**
 * Kinds whose marks are points, days or cells; ten thousand named rows are not a realistic case.
 */
const POINTS: readonly KindName[] = [
  'TrendChart',
  'StepLine',
  'StackedShare',
  'RankHistory',
  'RankMatrix',
  'HeatMap',
  'CalendarHeat',
  'Scatter',
  'BandChart',
];

export const TenThousand: Story = {
  render: () => (
    <Wall>
      {POINTS.map((name) => (
        <section
          key={name}
          aria-label={name}
          // A box that scrolls has to be reached by the keyboard.
          // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
          tabIndex={0}
          style={{ blockSize: 320, minWidth: 0, overflow: 'auto' }}
        >
          {cloneElement(kinds[name].many(10_000), { note: name })}
        </section>
      ))}
    </Wall>
  ),
};

const textsOf = (picture: Document) =>
  [...picture.querySelectorAll('text')].map((node) => node.textContent).join(' ');

/** Vertical extent of a picture's title, in CSS pixels from its top. */
const TITLE_ROWS_PX = [24, 48] as const;

/** Exported files contain what is on the screen, and its filters. */
const asFiles = (some: readonly KindName[]): Story => ({
  render: () => wall(described, some),
  play: async ({ canvasElement, step }) => {
    for (const name of some) {
      const place = canvasElement.querySelector<HTMLElement>(`[data-kind="${name}"]`);
      if (place === null) throw new Error(`${name} is not on the page.`);
      await step(name, async () => {
        const drawing = await savedFile(place, /SVG/);
        const text = await drawing.text();
        const picture = new DOMParser().parseFromString(text, 'image/svg+xml');
        await expect(picture.querySelector('parsererror')).toBeNull();
        const title = within(place).getByRole('heading', { level: 3 }).textContent;
        const words = textsOf(picture).replaceAll(/\s+/g, ' ');
        for (const printed of [title, name, described.filters, described.source]) {
          await expect(words).toContain(printed);
        }
        // The SVG is self-contained: no page variables, no classes, no addresses but its own.
        await expect(text).not.toMatch(/var\(|class=|url\((?!data:|&quot;#|"#|#)/);
        const opened = await openedPicture(drawing);
        await expect(colorsOf(await createImageBitmap(opened))).toBeGreaterThan(8);
        // The fonts are embedded and used.
        await waitFor(async () =>
          expect(inkIn(await createImageBitmap(opened), ...TITLE_ROWS_PX)).toBeGreaterThan(0.01),
        );

        const file = await savedFile(place, /PNG/);
        const bytes = new Uint8Array(await file.arrayBuffer());
        await expect([...bytes.slice(0, 8)]).toEqual([137, 80, 78, 71, 13, 10, 26, 10]);
        const bitmap = await createImageBitmap(file);
        const svg = picture.documentElement;
        await expect(bitmap.width).toBe(2 * Number(svg.getAttribute('width')));
        await expect(bitmap.height).toBe(2 * Number(svg.getAttribute('height')));
        await expect(opened.naturalWidth).toBe(Number(svg.getAttribute('width')));
        await expect(colorsOf(bitmap)).toBeGreaterThan(8);
        // The title is painted, its margin is not.
        await expect(inkIn(bitmap, 2 * TITLE_ROWS_PX[0], 2 * TITLE_ROWS_PX[1])).toBeGreaterThan(
          0.01,
        );
        await expect(inkIn(bitmap, 0, TITLE_ROWS_PX[0])).toBe(0);
      });
    }
  },
});

/** A third of the kinds per story: files of one page are saved one after the other. */
const third = Math.ceil(names.length / 3);
export const Files = asFiles(names.slice(0, third));
export const MoreFiles = asFiles(names.slice(third, 2 * third));
export const OtherFiles = asFiles(names.slice(2 * third));
