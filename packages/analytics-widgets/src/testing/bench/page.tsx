import { IconButton, UiProvider } from '@litometr/ui';
import { testStrings } from '@litometr/ui/testing';
import { type ReactElement, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { RankMatrix, TrendChart } from '../../charts/index.ts';
import {
  type DataColumn,
  DataTable,
  DeltaCell,
  NumberCell,
  PercentCell,
  RankCell,
  RowLink,
} from '../../table/index.ts';
import { StoryWidgets } from '../StoryWidgets.tsx';
import { type BenchRow, benchRows, places, walks } from './data.ts';
import { PlainChart, PlainMatrix, PlainTable } from './plain.tsx';

/**
 * The page of `npm run bench -- widgets`: `bench.mount(name)` renders one thing and returns the
 * milliseconds to its first paint. It mimics an app: providers, a heading and a button are mounted
 * and the data are loaded when the clock starts. No widget has been rendered yet, so its code is
 * cold.
 */
const columns: DataColumn<BenchRow>[] = [
  {
    id: 'position',
    header: 'Place',
    size: 72,
    cell: ({ row }) => <RankCell position={row.original.position} />,
  },
  {
    id: 'title',
    header: 'Book',
    meta: { rowHeader: true },
    cell: ({ row }) => <RowLink href={`#${row.original.id}`}>{row.original.title}</RowLink>,
  },
  {
    id: 'author',
    header: 'Author',
    size: 160,
    cell: ({ row }) => row.original.author,
  },
  {
    id: 'views',
    header: 'Views',
    size: 120,
    meta: { align: 'end' },
    cell: ({ row }) => <NumberCell value={row.original.views} />,
  },
  {
    id: 'gain',
    header: 'Gain',
    size: 120,
    meta: { align: 'end' },
    cell: ({ row }) => <DeltaCell value={row.original.gain} />,
  },
  {
    id: 'share',
    header: 'Share',
    size: 120,
    meta: { align: 'end' },
    cell: ({ row }) => <PercentCell share={row.original.share} />,
  },
];

const state = { kind: 'ready' } as const;
const frame = { title: 'Bench', csvName: 'bench', state };

const hundredThousand = walks(10, 10_000);
const twelveLines = walks(12, 90);
const matrix = places(100, 90);
const rows = benchRows(10_000);

interface Thing {
  draw: () => ReactElement;
  /**
   * Selector of an element that exists only once the content does: not of the frame, not of a
   * skeleton.
   */
  content: string;
}

const things: Record<string, Thing> = {
  nothing: { draw: () => <svg data-nothing="" />, content: '[data-nothing]' },
  chart: {
    draw: () => <TrendChart {...frame} series={hundredThousand} />,
    content: '[data-series="9"] path[d]',
  },
  plainChart: {
    draw: () => <PlainChart series={hundredThousand} />,
    content: 'path.recharts-line-curve',
  },
  hover: {
    draw: () => <TrendChart {...frame} series={twelveLines} />,
    content: '[data-series="11"] path[d]',
  },
  plainHover: {
    draw: () => <PlainChart series={twelveLines} />,
    content: 'path.recharts-line-curve',
  },
  matrix: {
    draw: () => <RankMatrix {...frame} series={matrix} depth={100} />,
    content: 'svg[data-plot] path[d]',
  },
  plainMatrix: { draw: () => <PlainMatrix series={matrix} />, content: 'td' },
  table: {
    draw: () => (
      <DataTable
        label="Bench"
        columns={columns}
        rows={rows}
        getRowId={({ id }) => String(id)}
        state={state}
      />
    ),
    content: 'tbody a[href]',
  },
  page: {
    draw: () => (
      <DataTable
        label="Bench"
        columns={columns}
        rows={rows.slice(0, 100)}
        getRowId={({ id }) => String(id)}
        state={state}
      />
    ),
    content: 'tbody a[href]',
  },
  plainPage: { draw: () => <PlainTable rows={rows.slice(0, 100)} />, content: 'tbody td' },
  plainTable: { draw: () => <PlainTable rows={rows} />, content: 'tbody td' },
};

/** Resolves at the start of the next frame, which paints the current document. */
const nextFrame = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => resolve());
  });

/** Resolves after the current frame: its styles, layout and paint are done. */
const painted = () => scheduler.postTask(() => undefined, { priority: 'user-blocking' });

const place = document.querySelector('#root');
if (!place) throw new Error('The bench page has no #root element.');

/** Renders a thing where the page's content goes, as a route does; set by `Content`. */
let renderThing: (thing: ReactElement) => void = () => {
  throw new Error('The bench page is not mounted yet.');
};

/** Providers and the elements around the content are not measured: they do not render again. */
function Content() {
  const [thing, setThing] = useState<ReactElement | null>(null);
  useEffect(() => {
    renderThing = setThing;
  }, []);
  return <main>{thing}</main>;
}

/** Returns the milliseconds from the render call to the end of the first frame with the content. */
async function mount(name: string): Promise<number> {
  const thing = things[name];
  if (!place || !thing) throw new Error(`The bench page has nothing called "${name}" to render.`);
  const element = thing.draw();
  const started = performance.now();
  renderThing(element);
  // React renders in a task of its own: the first frame that begins with the content in the
  // document is the one that paints it. A later frame would include deliberately deferred work.
  do await nextFrame();
  while (!place.querySelector(thing.content));
  await painted();
  return performance.now() - started;
}

createRoot(place).render(
  <UiProvider locale="ru" strings={testStrings}>
    <StoryWidgets>
      <h1>Bench 0123456789 Скамья</h1>
      <IconButton icon="search" label="Bench" />
      <Content />
    </StoryWidgets>
  </UiProvider>,
);
await document.fonts.ready;
await nextFrame();
await painted();
Object.assign(window, { bench: { mount } });
