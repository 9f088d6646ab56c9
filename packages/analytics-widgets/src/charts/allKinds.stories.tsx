import type { Meta, StoryObj } from '@storybook/react-vite';
import { cloneElement } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { withWidgets } from '../testing/decorators.tsx';
import { typicalOf, Wall } from '../testing/KindStates.tsx';
import { type KindName, kinds } from '../testing/kinds/index.ts';
import { OnPaper } from '../testing/OnPaper.tsx';
import { colorsOf, inkIn, openedPicture, savedFile } from '../testing/savedFile.ts';
import type { ChartProps } from './ChartFrame/index.ts';

/** Every kind of chart on one page: what they have in common is looked at here. */
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

const described = {
  filters: 'Жанр: ЛитРПГ · 9 июля – 7 августа',
  source: 'Литмаркет, 7 августа 2026',
  demo: true,
} as const;

/** On paper from a dark page: light, without tools, with what the numbers are limited to. */
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

/** Kinds whose marks are points, days or cells; of names in rows nobody reads the ten thousandth. */
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

/** Where a picture's title stands, in CSS pixels from its top. */
const TITLE = [24, 48] as const;

/** As files: what is on the screen is in them, and what it is limited to. */
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
        // It stands alone: no variable of the page, no class, no address but its own.
        await expect(text).not.toMatch(/var\(|class=|url\((?!data:|&quot;#|"#|#)/);
        const opened = await openedPicture(drawing);
        await expect(colorsOf(await createImageBitmap(opened))).toBeGreaterThan(8);
        // Its faces are in it, and read behind its lines.
        await waitFor(async () =>
          expect(inkIn(await createImageBitmap(opened), ...TITLE)).toBeGreaterThan(0.01),
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
        // The title is written, its margin is not.
        await expect(inkIn(bitmap, 2 * TITLE[0], 2 * TITLE[1])).toBeGreaterThan(0.01);
        await expect(inkIn(bitmap, 0, TITLE[0])).toBe(0);
      });
    }
  },
});

/** A third of the kinds each: what one page saves, it saves one after the other. */
const third = Math.ceil(names.length / 3);
export const Files = asFiles(names.slice(0, third));
export const MoreFiles = asFiles(names.slice(third, 2 * third));
export const OtherFiles = asFiles(names.slice(2 * third));
