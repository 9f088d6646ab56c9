import { BarList } from '@litometr/analytics-widgets/charts/BarList';
import { Histogram } from '@litometr/analytics-widgets/charts/Histogram';
import { Scatter } from '@litometr/analytics-widgets/charts/Scatter';
import { Treemap } from '@litometr/analytics-widgets/charts/Treemap';
import { TrendChart } from '@litometr/analytics-widgets/charts/TrendChart';

const views = [120, 131, 128, 150, 171].map((value, index) => ({
  day: `2026-08-0${index + 1}`,
  value,
}));
const genres = [
  { id: 'fantasy', label: 'Fantasy', value: 412 },
  { id: 'romance', label: 'Romance', value: 350 },
  { id: 'crime', label: 'Crime', value: 96 },
];
const prices = [40, 65, 30, 12].map((count, index) => ({
  from: index * 5,
  to: (index + 1) * 5,
  count,
}));
const books = [
  { id: '1', label: 'Keeper of the Northern Light', x: 441, y: 4.8 },
  { id: '2', label: 'Tea for the Inspector', x: 512, y: 4.6 },
  { id: '3', label: 'The House on Fox Hill', x: 98, y: 4.9 },
];
const ready = { kind: 'ready' } as const;

/** Renders five charts, each loaded by its own subpath. */
export function Charts() {
  return (
    <>
      <TrendChart
        title="Views rise since Tuesday"
        csvName="views"
        state={ready}
        series={[{ id: 'views', label: 'Views', points: views }]}
      />
      <BarList
        title="Fantasy has the most books"
        csvName="genres"
        state={ready}
        valueLabel="Books"
        items={genres}
      />
      <Histogram
        title="Most books cost less than ten dollars"
        csvName="prices"
        state={ready}
        label="Price"
        countLabel="Books"
        bins={prices}
      />
      <Treemap
        title="Two genres fill the catalogue"
        csvName="catalogue"
        state={ready}
        valueLabel="Books"
        items={genres}
      />
      <Scatter
        title="Popular books are not rated lower"
        csvName="ratings"
        state={ready}
        x={{ label: 'Views, thousand' }}
        y={{ label: 'Rating' }}
        points={books}
      />
    </>
  );
}
