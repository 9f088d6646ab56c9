import clsx from 'clsx';
import type { ReactElement, ReactNode } from 'react';
import type { DataColumn } from './column.ts';
import { heatOf } from './heat.ts';
import type { CellPlace } from './place.ts';
import * as css from './rows.css.ts';

/**
 * A value in its column; on a card, a value with its label. A function and no component: a screen of
 * a table has hundreds of cells, and each component costs as much as the element that it makes.
 */
export function bodyCell<Row>(
  { id, card, header, rowHeader }: DataColumn<Row>,
  place: CellPlace | undefined,
  content: ReactNode,
  heat: number | null = null,
): ReactElement {
  const Cell = rowHeader ? 'th' : 'td';
  return (
    <Cell
      key={id}
      {...place?.cell}
      {...(heat !== null && { className: clsx(place?.cell.className, heatOf(heat)) })}
      data-blank={blank(content) || undefined}
    >
      {card === 'fact' && (
        <span aria-hidden="true" className={css.factLabel}>
          {header}
        </span>
      )}
      {content}
    </Cell>
  );
}

/** A cell that says nothing at all, not even that its value is missing. */
const blank = (content: ReactNode) =>
  content === null || content === undefined || content === false || content === '';
