import meta from './Scatter.stories.tsx';
import { Scatter } from './Scatter.tsx';

const byPrice = [...meta.args.points].sort((a, b) => (a.x ?? Infinity) - (b.x ?? Infinity));
const [cheapest] = byPrice;
const dearest = byPrice.findLast(({ x }) => x !== null);
const small = { ...meta.args, height: 220 };

/** The book of the title has its name beside its mark. */
export function PointOfTheTitle() {
  return (
    <Scatter
      {...small}
      title={`Дороже всех «${dearest?.label}»`}
      named={dearest === undefined ? [] : [dearest.id]}
    />
  );
}

/** A line through the cheapest and the dearest book. */
export function LineWithoutAFit() {
  return (
    <Scatter
      {...small}
      title="Чем дороже книга, тем выше место"
      path={{
        label: 'Тренд',
        through: [cheapest, dearest].flatMap((point) => point?.id ?? []),
        words: { on: 'на линии', off: 'не на линии' },
      }}
    />
  );
}
