import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { parse } from 'csv-parse/browser/esm/sync';
import { cloneElement, type ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFormats } from '../provider/formats.ts';
import { findMissingValues, leavesOf } from '../testing/expectedValues.ts';
import { type Chart, type Kind, type KindName, kinds } from '../testing/kinds/index.ts';
import { renderWidgets } from '../testing/renderWidgets.tsx';
import { storyNow } from '../testing/StoryWidgets.tsx';
import { treeText } from '../testing/treeText.ts';
import { widgetStrings } from '../testing/widgetStrings.ts';
import * as charts from './index.ts';

const all = Object.entries(kinds) as [KindName, Kind][];
const kindsWhere = (which: (kind: Kind) => boolean) => all.filter(([, kind]) => which(kind));
const typical = ({ cases }: Kind): Chart => {
  if (typeof cases.typical === 'string') throw new Error('Every kind has a typical chart.');
  return cases.typical;
};
/** Adds props that only some kinds accept: `kinds` says which. */
const withMore = (chart: Chart, props: object): Chart =>
  cloneElement<object>(chart as ReactElement<object>, props) as Chart;

/** Renders a chart and returns the formats that its texts use. */
function show(chart: Chart, locale = 'ru') {
  const formats = createFormats({
    locale,
    timeZone: 'Europe/Moscow',
    currency: 'RUB',
    now: storyNow,
    sheets: widgetStrings.volume.sheets,
    points: (value) => `${value} п. п.`,
  });
  return { ...renderWidgets(chart, locale), formats };
}

const sliders = () => screen.getAllByRole<HTMLInputElement>('slider');

/** Returns all texts that the cursors of a chart announce from the first to the last value. */
const announcements = (): string =>
  sliders()
    .flatMap((slider) =>
      Array.from({ length: Number(slider.max) + 1 }, (_, at) => {
        fireEvent.change(slider, { target: { value: String(at) } });
        return `${slider.ariaLabel ?? ''}. ${slider.getAttribute('aria-valuetext') ?? ''}`;
      }),
    )
    .join('\n');

/** Returns the accessible text without the sliders, which would add one value. */
function staticTreeText(container: HTMLElement): string {
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
  // The byte order mark, by which spreadsheets recognise UTF-8.
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  return parse(Buffer.from(bytes).toString('utf8'), { bom: true });
}

it('covers every exported kind of chart', () => {
  // The frame around a chart and parts for Recharts charts are no kinds.
  const around = new Set(['ChartFrame', 'ChartOutline', 'EventMarkers', 'GapArea', 'OffListBand']);
  const exportedKinds = Object.keys(charts).filter(
    (name) => /^[A-Z]/.test(name) && !around.has(name),
  );
  expect(Object.keys(kinds).sort()).toEqual(exportedKinds.sort());
});

describe.each(['ru', 'fa'])('without the table twin, in %s,', (locale) => {
  it.each(all)('every value of %s is in the accessibility tree', (_, kind) => {
    const chart = typical(kind);
    const { container, formats } = show(chart, locale);
    const { missing, count } = findMissingValues(staticTreeText(container), kind, chart, formats);
    expect(missing).toEqual([]);
    expect(count).toBeGreaterThan(3);
  });

  it.each(all)(
    'the cursor announces every one of more than 500 values of %s',
    (_, kind) => {
      const chart = kind.many(locale === 'ru' ? 620 : 520);
      const { container, formats } = show(chart, locale);
      if (!kind.isList) expect(screen.queryByRole('list', { name: /^Значения/ })).toBeNull();
      const text = kind.isList ? staticTreeText(container) : announcements();
      expect(findMissingValues(text, kind, chart, formats).missing).toEqual([]);
      // Hundreds of announcements: slow on a busy machine.
    },
    30_000,
  );
});

describe('the CSV', () => {
  it.each(all)(
    'of %s contains the cells of its table and every number of its data',
    async (_, kind) => {
      const chart = typical(kind);
      show(chart);
      const file = await csv();
      const screenTable = await twin();
      expect(file.map((row) => row.length)).toEqual(screenTable.map((row) => row.length));
      expect(file[0]).toEqual(screenTable[0]);
      // A dash on the screen is an empty cell in the file; other cells are not empty.
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
        ...Object.keys(kind.valueTexts ?? {}).filter(
          (key) => kind.valueTexts?.[key] === 'no value',
        ),
      ];
      const missing = leavesOf(chart).filter(
        ({ key, value }) =>
          typeof value === 'number' && !hidden.includes(key) && !cells.has(String(value)),
      );
      expect(missing).toEqual([]);
    },
  );

  it.each(kindsWhere((kind) => kind.hasLegend === true))(
    'of %s leaves out series hidden by the legend, as the tree and the table do',
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
  afterEach(() => {
    for (const name of ['fullscreenEnabled', 'fullscreenElement']) {
      Reflect.deleteProperty(document, name);
    }
  });

  it.each(all)('%s is in the frame with its texts, its demo mark and its tools', (_, kind) => {
    Object.defineProperty(document, 'fullscreenEnabled', { value: true, configurable: true });
    show(withMore(typical(kind), { demo: true, note: 'Сумма за день' }));
    expect(screen.getByText('Сумма за день')).toBeInTheDocument();
    expect(screen.getByText('Демонстрационные данные')).toBeInTheDocument();
    for (const name of ['Показать таблицей', 'На весь экран', 'Скачать']) {
      expect(screen.getByRole('button', { name })).toBeInTheDocument();
    }
  });

  it('opens its popups inside itself in full screen, where nothing else is visible', async () => {
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

  it.each(kindsWhere((kind) => !kind.isList))(
    '%s has a cursor that moves by keyboard',
    async (_, kind) => {
      show(typical(kind));
      const [slider] = sliders();
      slider?.focus();
      const texts = new Set([slider?.getAttribute('aria-valuetext')]);
      // Over days it begins at the last one, elsewhere at the first.
      for (const key of ['{ArrowRight}', '{ArrowLeft}', '{ArrowLeft}']) {
        await userEvent.keyboard(key);
        texts.add(slider?.getAttribute('aria-valuetext'));
      }
      expect(texts.size).toBeGreaterThan(1);
      expect([...texts].every((text) => (text ?? '') !== '')).toBe(true);
    },
  );
});

describe('every kind over days', () => {
  const overDays = kindsWhere((kind) => kind.isOverDays === true);

  it.each(overDays)('%s accepts a range and announces its events', async (_, kind) => {
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

  it.each(kindsWhere((kind) => typeof kind.cases.gaps !== 'string'))(
    '%s announces and hatches missing days',
    (_, kind) => {
      const { gaps } = kind.cases;
      if (typeof gaps === 'string') return;
      const { container } = show(gaps);
      expect(container.querySelectorAll('pattern, [data-gap]').length).toBeGreaterThan(0);
    },
  );

  it.each(kindsWhere((kind) => kind.compared !== undefined))(
    '%s shows a comparison over the series',
    (_, kind) => {
      if (!kind.compared) return;
      const { container, formats } = show(kind.compared);
      expect(
        container.querySelector('[data-series="before"] [stroke-dasharray="4 3"]'),
      ).not.toBeNull();
      expect(findMissingValues(announcements(), kind, kind.compared, formats).missing).toEqual([]);
    },
  );
});
