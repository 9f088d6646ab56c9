import { lazy, Suspense } from 'react';
import { useIsPainted } from '../../internal/useIsPainted.ts';
import { useHasStamp } from '../../provider/dataStamp.ts';
import { type DataColumn, numbersOf } from './column.ts';
import * as css from './TableNote.css.ts';

/** Asked for by few: it need not be there before the rows are. */
const MethodNote = lazy(async () => ({
  default: (await import('../../tiles/MethodNote/MethodNote.tsx')).MethodNote,
}));

interface TableNoteProps<Row> {
  /** Of the table. */
  label: string;
  /** Of which some are numbers. */
  columns: readonly DataColumn<Row>[];
}

/**
 * Where the numbers of a table come from, and what its short headers mean, behind one small button
 * in the header that names the rows. Only where the page has told of its data.
 */
export function TableNote<Row>({ label, columns }: TableNoteProps<Row>) {
  const isStamped = useHasStamp();
  const isPainted = useIsPainted();
  if (!isStamped || !isPainted) return null;
  const told = numbersOf(columns).filter(
    ({ headerTitle, about }) => about !== null && (about ?? headerTitle) !== undefined,
  );
  return (
    <span className={css.place}>
      <Suspense>
        <MethodNote label={label}>
          {told.length > 0 && (
            <dl className={css.columns}>
              {told.map(({ id, header, headerTitle, about }) => (
                <div key={id}>
                  <dt className={css.name}>{header}</dt>
                  <dd>{about ?? headerTitle}</dd>
                </div>
              ))}
            </dl>
          )}
        </MethodNote>
      </Suspense>
    </span>
  );
}
