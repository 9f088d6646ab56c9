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
 * The page of `npm run bench -- widgets`: `bench.mount(name)` draws one thing and answers with the
 * milliseconds to its first paint. It is a page of an app: providers, a heading and a button stand when
 * the clock starts, and the data are there; no widget has been drawn yet, so that its own code is cold.
 */
const columns: DataColumn<BenchRow>[] = [
  {
    id: 'position',
    header: 'Place',
    width: '72px',
    cell: (row) => <RankCell position={row.position} />,
  },
  {
    id: 'title',
    header: 'Book',
    rowHeader: true,
    cell: ({ id, title }) => <RowLink href={`#${id}`}>{title}</RowLink>,
  },
  { id: 'author', header: 'Author', width: '160px', cell: ({ author }) => author },
  {
    id: 'views',
    header: 'Views',
    width: '120px',
    align: 'end',
    cell: (row) => <NumberCell value={row.views} />,
  },
  {
    id: 'gain',
    header: 'Gain',
    width: '120px',
    align: 'end',
    cell: (row) => <DeltaCell value={row.gain} />,
  },
  {
    id: 'share',
    header: 'Share',
    width: '120px',
    align: 'end',
    cell: (row) => <PercentCell share={row.share} />,
  },
];

const state = { kind: 'ready' } as const;
const frame = { title: 'Bench', csvName: 'bench', state };

const hundredThousand = walks(10, 10_000);
const thousand = walks(10, 100);
const matrix = places(100, 90);
const rows = benchRows(10_000);

interface Thing {
  draw: () => ReactElement;
  /** What is there once its content is: not its frame, not a skeleton. */
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
    draw: () => <TrendChart {...frame} series={thousand} />,
    content: '[data-series="9"] path[d]',
  },
  plainHover: { draw: () => <PlainChart series={thousand} />, content: 'path.recharts-line-curve' },
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
  plainTable: { draw: () => <PlainTable rows={rows} />, content: 'tbody td' },
};

/** The start of the next frame: what is in the document now is painted when it ends. */
const nextFrame = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => resolve());
  });

/** Right behind the frame that has begun: its styles, layout and paint are done. */
const painted = () => scheduler.postTask(() => undefined, { priority: 'user-blocking' });

const place = document.querySelector('#root');
if (!place) throw new Error('The bench page has no place to draw in.');

/** Asks React for a thing where the page's content stands, as a route does; set by `Content`. */
let ask: (thing: ReactElement) => void = () => {
  throw new Error('The bench page does not stand yet.');
};

/** Providers and what stands around it are no part of what is measured: they are not drawn again. */
function Content() {
  const [thing, setThing] = useState<ReactElement | null>(null);
  useEffect(() => {
    ask = setThing;
  }, []);
  return <main>{thing}</main>;
}

/** Milliseconds from asking for a thing to the end of the first frame with its content in it. */
async function mount(name: string): Promise<number> {
  const thing = things[name];
  if (!place || !thing) throw new Error(`The bench page has nothing called "${name}" to draw.`);
  const drawn = thing.draw();
  const started = performance.now();
  ask(drawn);
  // React draws in a task of its own: the first frame that begins with the content in the document
  // is the one that paints it. Another one behind it would have in it what is put off on purpose.
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
