import type { ReactNode } from 'react';
import { Heading } from '../components/Heading/index.ts';
import { Text } from '../components/Text/index.ts';
import * as css from './foundations.css.ts';

interface PageProps {
  title: string;
  /** Summarizes the page in a sentence or two. */
  lead: ReactNode;
  children: ReactNode;
}

/** A page about the foundations of the design: prose with live pieces. */
export function Page({ title, lead, children }: PageProps) {
  return (
    <article className={css.page} dir="ltr" lang="en">
      <header className={css.section}>
        <Heading level={1}>{title}</Heading>
        <Text size="lead" className={css.prose}>
          {lead}
        </Text>
      </header>
      {children}
    </article>
  );
}

interface SectionProps {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}

export function Section({ title, lead, children }: SectionProps) {
  return (
    <section className={css.section}>
      <Heading level={2} size="h3">
        {title}
      </Heading>
      {lead !== undefined && <Text className={css.prose}>{lead}</Text>}
      {children}
    </section>
  );
}

interface TableProps {
  label: string;
  head: readonly string[];
  /** The first cell of a row names it. */
  rows: readonly { id: string; cells: readonly ReactNode[] }[];
}

/** A table that scrolls by itself where it is wider than the page. */
export function Table({ label, head, rows }: TableProps) {
  return (
    // Reached by keyboard, as it may scroll.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must take the focus
    <section className={css.scroller} tabIndex={0} aria-label={label}>
      <table className={css.table}>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, cells: [first, ...others] }) => (
            <tr key={id}>
              <th scope="row">{first}</th>
              {others.map((cell, index) => (
                <td key={head[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

export function Code({ children }: { children: ReactNode }) {
  return <code className={css.code}>{children}</code>;
}
