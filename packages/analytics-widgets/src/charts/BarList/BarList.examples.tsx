import { Link } from '@litometr/ui';
import { named } from '../../testing/kinds/kind.ts';
import meta from './BarList.stories.tsx';
import { BarList } from './BarList.tsx';

const items = named(10).map((genre, at) => ({ ...genre, value: Math.round(24 / (1 + at * 0.5)) }));
const genres = { ...meta.args, title: 'Больше всего мест у любовного фэнтези' };

/** The ten largest, and a link to the others. */
export function TenLargest() {
  return <BarList {...genres} note={<Link href="#genres">Все 48 жанров</Link>} items={items} />;
}

/** The largest has to be searched for. */
export function SortedByName() {
  const sorted = [...items].sort((a, b) => a.label.localeCompare(b.label, 'ru'));
  return <BarList {...genres} note="Места жанров в общем топ-100" items={sorted} />;
}
