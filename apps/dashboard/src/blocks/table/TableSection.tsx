import { DataTable, type DataTableProps } from '@litometr/analytics-widgets';
import { Section, type SectionProps } from '../Section.tsx';
import { emptyOr } from './emptyOr.ts';

interface TableSectionProps<Row extends object>
  extends Omit<DataTableProps<Row>, 'label' | 'headingLevel'>,
    Omit<SectionProps, 'title' | 'children'> {
  /** Heading of the section and name of the table. */
  title: string;
  /** Shown where the response has no rows; without it the empty table is rendered. */
  empty?: string;
}

/** A table that is a part of a page of its own. */
export function TableSection<Row extends object>(props: TableSectionProps<Row>) {
  const { title, lead, actions, empty, state, ...table } = props;
  return (
    <Section title={title} lead={lead} actions={actions}>
      <DataTable
        {...table}
        label={title}
        headingLevel={3}
        state={empty === undefined ? state : emptyOr(state, table.rows.length, { title: empty })}
      />
    </Section>
  );
}
