import { Link } from '@litometr/ui';
import meta from './ParallelLists.stories.tsx';
import { type MoveColumn, ParallelLists } from './ParallelLists.tsx';

const orbit = { id: 'orbit', label: 'Орбита 12', href: '#orbit', position: 12 };
const wind = { id: 'wind', label: 'Северный ветер', href: '#wind', position: 31 };
const hunt = { id: 'hunt', label: 'Тихая охота', href: '#hunt', position: 44 };

const newcomer = { state: 'new', delta: null } as const;
const up: MoveColumn = {
  id: 'up',
  label: 'Выше',
  items: [
    { ...orbit, movement: { state: 'up', delta: 41 } },
    { ...wind, movement: { state: 'up', delta: 6 } },
  ],
};

/** Two short columns; all moves are behind the link. */
export function ShortColumns() {
  return (
    <ParallelLists
      {...meta.args}
      note={<Link href="#moves">Все 38 перемещений за неделю</Link>}
      columns={[{ id: 'entered', label: 'Вошли', items: [{ ...hunt, movement: newcomer }] }, up]}
    />
  );
}

/** One book is counted as new and as risen. */
export function BookInTwoColumns() {
  return (
    <ParallelLists
      {...meta.args}
      title="За неделю в топ вошли две книги"
      columns={[
        {
          id: 'entered',
          label: 'Вошли',
          items: [
            { ...orbit, movement: newcomer },
            { ...hunt, movement: newcomer },
          ],
        },
        up,
      ]}
    />
  );
}
