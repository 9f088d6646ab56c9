import { flexRender, tableFeatures, useTable } from '@tanstack/react-table';
import { CartesianGrid, Legend, Line, LineChart, Tooltip, XAxis, YAxis } from 'recharts';
import type { ChartSeries } from '../../charts/index.ts';
import type { BenchRow } from './data.ts';

/** Recharts' own line chart as in its documentation, over the same numbers. */
export function PlainChart({ series }: { series: readonly ChartSeries[] }) {
  const data = (series[0]?.points ?? []).map(({ day }, at) => ({
    day,
    ...Object.fromEntries(series.map((one) => [one.id, one.points[at]?.value ?? null])),
  }));
  return (
    <LineChart width={900} height={300} data={data}>
      <CartesianGrid />
      <XAxis dataKey="day" />
      <YAxis />
      <Tooltip />
      <Legend />
      {series.map(({ id }) => (
        <Line key={id} dataKey={id} dot={false} isAnimationActive={false} />
      ))}
    </LineChart>
  );
}

/** A straightforward grid of coloured cells: an element per cell. */
export function PlainMatrix({ series }: { series: readonly ChartSeries[] }) {
  return (
    <table>
      <tbody>
        {series.map(({ id, points }) => (
          <tr key={id}>
            {points.map(({ day, value }) => (
              <td
                key={day}
                title={`${day}: ${value ?? ''}`}
                style={{ opacity: (value ?? 0) / 100 }}
              >
                {value}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const features = tableFeatures({});
const columns = (['position', 'title', 'author', 'views', 'gain', 'share'] as const).map((key) => ({
  accessorKey: key,
  header: key,
}));

/** A TanStack table as in its documentation: all rows. */
export function PlainTable({ rows }: { rows: BenchRow[] }) {
  const table = useTable({ features, columns, data: rows });
  return (
    <div style={{ maxHeight: 600, overflow: 'auto' }} data-scroller="">
      <table>
        <thead>
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id}>
              {group.headers.map((header) => (
                <th key={header.id}>
                  {flexRender(header.column.columnDef.header, header.getContext())}
                </th>
              ))}
            </tr>
          ))}
        </thead>
        <tbody>
          {table.getRowModel().rows.map((row) => (
            <tr key={row.id}>
              {row.getAllCells().map((cell) => (
                <td key={cell.id}>{flexRender(cell.column.columnDef.cell, cell.getContext())}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
