import meta from './BumpChart.stories.tsx';
import { BumpChart } from './BumpChart.tsx';

const small = {
  ...meta.args,
  title: '«Развод. Вторая весна» поднялась на первое место',
  note: 'Первые десять мест общего списка',
  height: 240,
};

/** Ten places, with a colour for the book of the title alone. */
export function TenPlaces() {
  return <BumpChart {...small} highlight={['3']} />;
}

/** All lines are highlighted: five have a colour, and none can be followed. */
export function EveryLineColoured() {
  return <BumpChart {...small} highlight={meta.args.series.map(({ id }) => id)} />;
}
