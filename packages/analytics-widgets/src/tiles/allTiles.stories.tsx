import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, within } from 'storybook/test';
import { DataTable } from '../table/DataTable/index.ts';
import { bookColumns } from '../testing/bookColumns.tsx';
import { daysUpTo, storyBooks, walk } from '../testing/books.ts';
import { withWidgets } from '../testing/decorators.tsx';
import { emptySelection, facetsOver } from '../testing/facets.ts';
import { OnPaper } from '../testing/OnPaper.tsx';
import { portals } from '../testing/portals.ts';
import { CapabilityStrip } from './CapabilityStrip/index.ts';
import { CompareTray } from './CompareTray/index.ts';
import { DateRangeControl } from './DateRangeControl/index.ts';
import { DateStepper } from './DateStepper/index.ts';
import { ExportMenu } from './ExportMenu/index.ts';
import { FacetPanel } from './FacetPanel/index.ts';
import { FilterBar } from './FilterBar/index.ts';
import { FreshnessLine } from './FreshnessLine/index.ts';
import { KpiRow, KpiTile } from './KpiTile/index.ts';
import { MethodNote } from './MethodNote/index.ts';

/** A table with tiles and controls, as on a page, to compare what they have in common. */
const meta = {
  title: 'Widgets/Tables and tiles',
  decorators: [withWidgets],
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const nothing = () => undefined;
const books = storyBooks(8);
const days = daysUpTo('2026-08-07', 30, ['2026-08-04', '2026-08-05']);
const spark = { points: walk(days, { seed: 5, from: 60, step: 8 }), label: 'За 30 дней: растёт' };
const filters = ['Жанр: ЛитРПГ', 'Завершена'].map((label) => ({
  id: label,
  label,
  onRemove: nothing,
}));

const Line = ({ children }: { children: ReactNode }) => (
  <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16, alignItems: 'center' }}>{children}</div>
);

const page = () => (
  <div style={{ display: 'grid', gap: 24, gridTemplateColumns: 'minmax(0, 1fr)' }}>
    <Line>
      <DateRangeControl
        label="Период"
        value={{ choice: '30', comparison: 'previous' }}
        onChange={nothing}
        period={{ from: '2026-07-09', to: '2026-08-07' }}
        compared={{ from: '2026-06-09', to: '2026-07-08' }}
      />
      <DateStepper
        label="День списка"
        days={[{ day: '2026-08-06' }, { day: '2026-08-07' }]}
        value="2026-08-07"
        compare="2026-08-06"
        onChange={nothing}
      />
      <ExportMenu csv={{ href: '#csv' }} />
      <MethodNote label="Перевес тега в топе" formula="доля в топе ÷ доля в предложении" n={41} />
    </Line>
    <FilterBar
      label="Фильтры"
      filters={filters}
      onClear={nothing}
      facets={facetsOver(emptySelection, nothing)}
    />
    <FreshnessLine asof="2026-08-07" capturedAt="2026-08-08T03:40:00Z" coverage={0.984} demo />
    <CapabilityStrip portal="Букривер" missing={['лайки', 'место в жанре']} />
    <KpiRow>
      <KpiTile label="Книг под наблюдением" value={9842} delta={{ value: 38 }} spark={spark} />
      <KpiTile label="Чистый прирост" value={-41} delta={{ value: -7, share: -0.2 }} />
      <KpiTile label="Медианная цена" value={null} format="money" reason="Портал не показал цен" />
      <KpiTile
        label="Прирост библиотек на новую книгу в жанре, медиана за тридцать дней"
        value={441_000}
        format="compact"
        step={1000}
        comparison="портал округляет до тысячи"
      />
    </KpiRow>
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 24, alignItems: 'start' }}>
      <div style={{ flex: '1 1 480px', minWidth: 0 }}>
        <DataTable
          label="Бестселлеры, 7 августа 2026"
          columns={bookColumns}
          rows={books}
          getRowId={({ id }) => String(id)}
          state={{ kind: 'ready' }}
          sort={{ id: 'position', desc: false }}
          onSortChange={nothing}
          selection={{ ids: new Set(['2']), onChange: nothing, nameOf: ({ title }) => title }}
        />
      </div>
      <div style={{ flex: '0 1 240px', minWidth: 0 }}>
        <FacetPanel facets={facetsOver(emptySelection, nothing)} count={1234} />
      </div>
    </div>
    {/* In a box of its own, or it would cover the rest of this long page. */}
    <div style={{ overflow: 'clip', contain: 'layout' }}>
      <CompareTray
        label="Сравнение"
        items={books.slice(0, 2).map(({ id, title }) => ({ id: String(id), label: title }))}
        href="#compare"
        onRemove={nothing}
        onClear={nothing}
      />
    </div>
  </div>
);

export const Page: Story = { render: page };

export const Dark: Story = { render: page, globals: { theme: 'dark' } };

export const RightToLeft: Story = { render: page, globals: { direction: 'rtl', locale: 'fa' } };

export const Phone: Story = {
  render: page,
  parameters: { phone: true },
  globals: { viewport: { value: 'phone' } },
};

/** On paper selections are printed as text, without their controls. */
export const Print: Story = {
  render: () => <OnPaper>{page()}</OnPaper>,
  parameters: { width: 718 },
  globals: { theme: 'dark' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const bar = within(canvas.getByRole('list', { name: 'Фильтры' }));
    for (const { label } of filters) await expect(bar.getByText(label)).toBeVisible();
    const period = within(canvas.getByRole('group', { name: 'Период' }));
    await expect(period.getAllByText(/[\d۰-۹]/)[0]).toBeVisible();
    await expect(canvas.getAllByRole('row').length).toBeGreaterThan(books.length);
    const seen = [...canvasElement.querySelectorAll('button, input')].filter(
      (element) => element.getClientRects().length > 0 && element.textContent === '',
    );
    await expect(seen).toEqual([]);
    // Exactly as wide as the paper: the tables, and everything else.
    for (const table of canvas.getAllByRole('table')) {
      await expect(table.scrollWidth).toBeLessThanOrEqual(table.parentElement?.clientWidth ?? 0);
    }
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** The columns that a portal publishes, and the missing ones as text. */
export const EachPortal: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 32 }}>
      {portals.map(({ name, missing, hidden }) => (
        <div key={name} style={{ display: 'grid', gap: 8, minWidth: 0 }}>
          <CapabilityStrip portal={name} missing={[...missing]} />
          <DataTable
            label={name}
            columns={bookColumns}
            rows={books.slice(0, 2)}
            getRowId={({ id }) => String(id)}
            state={{ kind: 'ready' }}
            hiddenColumns={hidden}
          />
        </div>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const widths = within(canvasElement)
      .getAllByRole('table')
      .map((table) => within(table).getAllByRole('columnheader').length);
    await expect(widths).toEqual(portals.map(({ hidden }) => bookColumns.length - hidden.length));
  },
};
