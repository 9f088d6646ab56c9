import { Skeleton } from '@litometr/ui';
import { unsaidRow } from '../../internal/unsaidRow.ts';
import { bodyCell } from './BodyCell.tsx';
import type { DataColumn } from './column.ts';
import type { CellPlace } from './place.ts';
import * as css from './rows.css.ts';

export interface SkeletonRowsProps<Row> {
  columns: readonly DataColumn<Row>[];
  places: ReadonlyMap<string, CellPlace>;
  count: number;
}

/** Rows of the size that the real ones will have, so that nothing moves when they come. */
export function SkeletonRows<Row>({ columns, places, count }: SkeletonRowsProps<Row>) {
  return Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: skeleton rows have no identity
    <tr key={index} {...unsaidRow} className={css.row}>
      {columns.map((column) =>
        bodyCell(
          column,
          places.get(column.id),
          column.skeleton === 'book' ? (
            <div className={css.skeletonBook}>
              <Skeleton shape="block" inlineSize="32px" blockSize="48px" />
              <Skeleton shape="text" lines={2} inlineSize="60%" />
            </div>
          ) : (
            <Skeleton shape="text" />
          ),
        ),
      )}
    </tr>
  ));
}
