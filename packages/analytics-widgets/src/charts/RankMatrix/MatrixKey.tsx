import { Legend } from '../internal/Legend.tsx';
import { ColorKey } from '../marks/ColorKey.tsx';
import * as css from './MatrixKey.css.ts';
import type { TintGroup } from './matrixTint.ts';

interface MatrixKeyProps {
  /** Null: the cells tell places. */
  groups: ReadonlyMap<string, TintGroup> | null;
  /** The last place and the first. */
  low: string;
  high: string;
}

/** What the colours of the cells mean: places, or the groups. */
export function MatrixKey({ groups, low, high }: MatrixKeyProps) {
  if (groups === null) {
    return <ColorKey scale="sequential" low={low} high={high} hasMissing={false} />;
  }
  const labels = [...groups.values()].map(({ id, label, color }) => ({ id, text: label, color }));
  return (
    <div className={css.groups}>
      <Legend labels={labels.map((label) => ({ ...label, value: 0 }))} />
    </div>
  );
}
