import { UiProvider } from '@litometr/ui';
import { testStrings } from '@litometr/ui/testing';
import type { ReactElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
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
 * milliseconds to its first paint. The data are made before the clock starts.
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

const things: Record<string, () => ReactElement> = {
  chart: () => <TrendChart {...frame} series={hundredThousand} />,
  plainChart: () => <PlainChart series={hundredThousand} />,
  hover: () => <TrendChart {...frame} series={thousand} />,
  plainHover: () => <PlainChart series={thousand} />,
  matrix: () => <RankMatrix {...frame} series={matrix} depth={100} />,
  plainMatrix: () => <PlainMatrix series={matrix} />,
  table: () => (
    <DataTable
      label="Bench"
      columns={columns}
      rows={rows}
      getRowId={({ id }) => String(id)}
      state={state}
    />
  ),
  plainTable: () => <PlainTable rows={rows} />,
};

/** After the frame in which the drawing reached the screen. */
const painted = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve();
      port2.postMessage(null);
    });
  });

let current: Root | null = null;

async function mount(name: string): Promise<number> {
  const place = document.querySelector('#root');
  const thing = things[name];
  if (!place || !thing) throw new Error(`The bench page has nothing called "${name}" to draw.`);
  current?.unmount();
  current = createRoot(place);
  await painted();
  const started = performance.now();
  current.render(
    <UiProvider locale="ru" strings={testStrings}>
      <StoryWidgets>{thing()}</StoryWidgets>
    </UiProvider>,
  );
  // React draws in a task of its own: wait until there is something, then for its paint.
  while (!place.querySelector('svg, table')) await painted();
  await painted();
  return performance.now() - started;
}

Object.assign(window, { bench: { mount } });
