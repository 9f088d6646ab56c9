import meta from './Bullet.stories.tsx';
import { Bullet } from './Bullet.tsx';

const items = [
  ...meta.args.items.slice(0, 2),
  { id: 'price', label: 'Цена, ₽', value: 249, usual: 189, low: 149, high: 229 },
];

/** The legend names the books that this one is compared with. */
export function NamedComparison() {
  return (
    <Bullet
      {...meta.args}
      scale="own"
      note="Полоса — средняя половина книг"
      labels={{ value: 'Эта книга', usual: 'Медиана любовного фэнтези' }}
    />
  );
}

/** The legend does not say of which books the usual value is. */
export function NamelessComparison() {
  return (
    <Bullet
      {...meta.args}
      scale="own"
      note="Полоса — средняя половина книг"
      labels={{ value: 'Эта книга', usual: 'Обычно' }}
    />
  );
}

/** Shares and a price, each on a scale of its own. */
export function ScaleOfEachRow() {
  return <Bullet {...meta.args} items={items} scale="own" title="Книга дороже обычного" />;
}

/** On the scale of the price the other rows are points. */
export function MixedUnits() {
  return <Bullet {...meta.args} items={items} title="Книга дороже обычного" />;
}
