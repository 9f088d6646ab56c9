import { LateNote } from '../../tiles/MethodNote/LateNote.tsx';
import { type DataColumn, numbersOf } from './column.ts';
import * as css from './TableNote.css.ts';

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
  return (
    <LateNote place={css.place} label={label}>
      <ColumnMeanings columns={columns} />
    </LateNote>
  );
}

/** Reckoned by who opens the note, not by every drawing of the table. */
function ColumnMeanings<Row>({ columns }: Pick<TableNoteProps<Row>, 'columns'>) {
  const told = numbersOf(columns).filter(
    ({ headerTitle, about }) => about !== null && (about ?? headerTitle) !== undefined,
  );
  if (told.length === 0) return null;
  return (
    <dl className={css.columns}>
      {told.map(({ id, header, headerTitle, about }) => (
        <div key={id}>
          <dt className={css.name}>{header}</dt>
          <dd>{about ?? headerTitle}</dd>
        </div>
      ))}
    </dl>
  );
}
