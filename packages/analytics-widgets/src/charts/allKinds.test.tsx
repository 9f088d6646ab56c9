import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { parse } from 'csv-parse/browser/esm/sync';
import { cloneElement, type ReactElement } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createFormats } from '../provider/formats.ts';
import { type Chart, type Kind, type KindName, kinds } from '../testing/kinds/index.ts';
import { renderWidgets } from '../testing/renderWidgets.tsx';
import { storyNow } from '../testing/StoryWidgets.tsx';
import { leavesOf, untoldIn } from '../testing/toldValues.ts';
import { treeText } from '../testing/treeText.ts';
import { widgetStrings } from '../testing/widgetStrings.ts';
import * as charts from './index.ts';

const all = Object.entries(kinds) as [KindName, Kind][];
const those = (which: (kind: Kind) => boolean) => all.filter(([, kind]) => which(kind));
const typical = ({ cases }: Kind): Chart => {
  if (typeof cases.typical === 'string') throw new Error('Every kind has a typical chart.');
  return cases.typical;
};
/** With props that only some kinds take: `kinds` says which. */
const withMore = (chart: Chart, props: object): Chart =>
  cloneElement<object>(chart as ReactElement<object>, props) as Chart;

/** A chart on the screen, and the formats that it is told in. */
function show(chart: Chart, locale = 'ru') {
  const formats = createFormats({
    locale,
    timeZone: 'Europe/Moscow',
    currency: 'RUB',
    now: storyNow,
    sheets: widgetStrings.volume.sheets,
  });
  return { ...renderWidgets(chart, locale), formats };
}

const sliders = () => screen.getAllByRole<HTMLInputElement>('slider');

/** What the cursors of a chart say on their whole way. */
const announcements = (): string =>
  sliders()
    .flatMap((slider) =>
      Array.from({ length: Number(slider.max) + 1 }, (_, at) => {
        fireEvent.change(slider, { target: { value: String(at) } });
        return `${slider.ariaLabel ?? ''}. ${slider.getAttribute('aria-valuetext') ?? ''}`;
      }),
    )
    .join('\n');

/** What stands in the tree without the cursor, which says one value more. */
function standing(container: HTMLElement): string {
  const copy = container.cloneNode(true) as HTMLElement;
  for (const slider of copy.querySelectorAll('input')) slider.remove();
  return treeText(copy);
}

/** A table on the screen or in a file, its header first. */
type Cells = string[][];

async function twin(): Promise<Cells> {
  fireEvent.click(screen.getByRole('button', { name: 'Показать таблицей' }));
  const rows = [...(await screen.findByRole<HTMLTableElement>('table')).rows];
  return rows.map((row) => [...row.cells].map((cell) => cell.textContent));
}

const files: Blob[] = [];
beforeEach(() => {
  files.length = 0;
  URL.createObjectURL = (file: Blob) => {
    files.push(file);
    return 'blob:file';
  };
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
});

async function csv(): Promise<Cells> {
  fireEvent.click(screen.getByRole('button', { name: 'Скачать' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Числа (CSV)' }));
  await waitFor(() => expect(files).toHaveLength(1));
  const bytes = new Uint8Array((await files[0]?.arrayBuffer()) ?? new ArrayBuffer());
  // The mark that tells spreadsheets of UTF-8.
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  return parse(Buffer.from(bytes).toString('utf8'), { bom: true });
}

it('is asked of every kind of chart that there is', () => {
  // What stands around a chart, or in its place until it comes, is none.
  const around = new Set(['ChartFrame', 'Sketched']);
  const given = Object.keys(charts).filter((name) => /^[A-Z]/.test(name) && !around.has(name));
  expect(Object.keys(kinds).sort()).toEqual(given.sort());
});

describe.each(['ru', 'fa'])('without the table twin, in %s,', (locale) => {
  it.each(all)('every value of %s stands in the accessibility tree', (_, kind) => {
    const chart = typical(kind);
    const { container, formats } = show(chart, locale);
    const { untold, count } = untoldIn(standing(container), kind, chart, formats);
    expect(untold).toEqual([]);
    expect(count).toBeGreaterThan(3);
  });

  it.each(all)(
    'every one of more than 500 values of %s is said by the cursor',
    (_, kind) => {
      const chart = kind.many(locale === 'ru' ? 620 : 520);
      const { container, formats } = show(chart, locale);
      if (!kind.isList) expect(screen.queryByRole('list', { name: /^Значения/ })).toBeNull();
      const text = kind.isList ? standing(container) : announcements();
      expect(untoldIn(text, kind, chart, formats).untold).toEqual([]);
      // Hundreds of announcements: a busy machine is slow, not wrong.
    },
    30_000,
  );
});

describe('the CSV', () => {
  it.each(all)(
    'of %s holds what its table shows, and every number of its data',
    async (_, kind) => {
      const chart = typical(kind);
      show(chart);
      const file = await csv();
      const screenTable = await twin();
      expect(file.map((row) => row.length)).toEqual(screenTable.map((row) => row.length));
      expect(file[0]).toEqual(screenTable[0]);
      // A dash on the screen is an empty cell in the file, and nothing else is.
      const isEmpty = screenTable.map((row) =>
        row.map((text) => /^([—…]|вне списка)?$/.test(text)),
      );
      expect(file.map((row) => row.map((text) => text === ''))).toEqual(isEmpty);
      if (kind.values) return;
      const cells = new Set(file.flat());
      const bounds = kind === kinds.Histogram ? ['from', 'to', 'value'] : [];
      const ties = kind === kinds.TagMap ? ['weight'] : [];
      const hidden = [
        ...bounds,
        ...ties,
        ...Object.keys(kind.told ?? {}).filter((key) => kind.told?.[key] === 'no value'),
      ];
      const missing = leavesOf(chart).filter(
        ({ key, value }) =>
          typeof value === 'number' && !hidden.includes(key) && !cells.has(String(value)),
      );
      expect(missing).toEqual([]);
    },
  );

  it.each(those((kind) => kind.hasLegend === true))(
    'of %s leaves out what its legend hides, as the tree and the table do',
    async (_, kind) => {
      const chart = kind.cases.tenSeries;
      const { container } = show(typeof chart === 'string' ? typical(kind) : chart);
      const [name] = within(container).getAllByRole('button', { pressed: true });
      const label = name?.textContent ?? '';
      if (name) await userEvent.click(name);
      expect(screen.getByRole('button', { name: label })).toHaveAttribute('aria-pressed', 'false');
      for (const slider of sliders())
        expect(slider.getAttribute('aria-valuetext')).not.toContain(`${label}:`);
      const [header = []] = await csv();
      expect(header).not.toContain(label);
      expect(header.length).toBeGreaterThan(1);
      expect((await twin())[0]).toEqual(header);
    },
  );
});

describe('every kind', () => {
  it.each(all)('%s stands in the frame with its words, its demo mark and its tools', (_, kind) => {
    Object.defineProperty(document, 'fullscreenEnabled', { value: true, configurable: true });
    show(withMore(typical(kind), { demo: true, note: 'Сумма за день' }));
    expect(screen.getByText('Сумма за день')).toBeInTheDocument();
    expect(screen.getByText('Демонстрационные данные')).toBeInTheDocument();
    for (const name of ['Показать таблицей', 'На весь экран', 'Скачать']) {
      expect(screen.getByRole('button', { name })).toBeInTheDocument();
    }
  });

  it('opens what it opens within itself on the full screen, where nothing else is seen', async () => {
    const [, kind] = all[0] ?? [];
    if (kind === undefined) throw new Error('There are no kinds.');
    show(typical(kind));
    const figure = screen.getByRole('figure');
    let full: Element | null = null;
    Object.defineProperty(document, 'fullscreenElement', { get: () => full, configurable: true });
    full = figure;
    fireEvent(document, new Event('fullscreenchange'));
    await userEvent.click(screen.getByRole('button', { name: 'Скачать' }));
    expect(await within(figure).findByRole('menu')).toBeInTheDocument();
    full = null;
    fireEvent(document, new Event('fullscreenchange'));
  });

  it.each(those((kind) => !kind.isList))('%s has a cursor that walks by keys', async (_, kind) => {
    show(typical(kind));
    const [slider] = sliders();
    slider?.focus();
    const told = new Set([slider?.getAttribute('aria-valuetext')]);
    // Over days it begins at the last one, elsewhere at the first.
    for (const key of ['{ArrowRight}', '{ArrowLeft}', '{ArrowLeft}']) {
      await userEvent.keyboard(key);
      told.add(slider?.getAttribute('aria-valuetext'));
    }
    expect(told.size).toBeGreaterThan(1);
    expect([...told].every((text) => (text ?? '') !== '')).toBe(true);
  });
});

describe('every kind over days', () => {
  const overDays = those((kind) => kind.isOverDays === true);

  it.each(overDays)('%s takes a range and tells of what happened', async (_, kind) => {
    const onRangeChange = vi.fn();
    const { container } = show(
      withMore(typical(kind), {
        onRangeChange,
        events: [{ day: '2026-08-07', label: 'Вышла глава 24' }],
      }),
    );
    expect(container.querySelector('[data-event="2026-08-07"]')).not.toBeNull();
    const [slider] = sliders();
    expect(slider?.getAttribute('aria-valuetext')).toContain('Вышла глава 24');
    slider?.focus();
    await userEvent.keyboard('{Shift>}{ArrowLeft}{ArrowLeft}{/Shift}{Enter}');
    expect(onRangeChange).toHaveBeenCalledExactlyOnceWith({ from: '2026-08-05', to: '2026-08-07' });
  });

  it.each(those((kind) => typeof kind.cases.gaps !== 'string'))(
    '%s says and hatches what is missing',
    (_, kind) => {
      const { gaps } = kind.cases;
      if (typeof gaps === 'string') return;
      const { container } = show(gaps);
      expect(container.querySelectorAll('pattern, [data-gap]').length).toBeGreaterThan(0);
    },
  );

  it.each(those((kind) => kind.compared !== undefined))(
    '%s lays a comparison over it',
    (_, kind) => {
      if (!kind.compared) return;
      const { container, formats } = show(kind.compared);
      expect(container.querySelector('[data-series="before"] [stroke-dasharray]')).not.toBeNull();
      expect(untoldIn(announcements(), kind, kind.compared, formats).untold).toEqual([]);
    },
  );
});
