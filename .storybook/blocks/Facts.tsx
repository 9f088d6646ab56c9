import type { ReactNode } from 'react';
import * as css from './blocks.css.ts';
import { withCode } from './withCode.tsx';

interface FactsProps {
  head: readonly string[];
  /** Cells by row; text between backticks is shown as code. */
  rows: readonly (readonly ReactNode[])[];
}

/** A table of prose: MDX has no tables of its own. */
export function Facts({ head, rows }: FactsProps) {
  return (
    <table className={css.table} dir="ltr" lang="en">
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
        {rows.map(([first, ...rest], row) => (
          // The rows of a page never change their order.
          <tr key={row}>
            <th scope="row">{withCode(first)}</th>
            {rest.map((cell, column) => (
              <td key={column}>{withCode(cell)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
