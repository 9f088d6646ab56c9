import { Heading, Text } from '@litometr/ui';
import type { ChartTable } from '../../internal/dataFile.ts';
import { signs } from '../../internal/signs.ts';
import { useWidgets } from '../../provider/WidgetsProvider.tsx';
import { RankCell, type RankMovement } from '../../table/cells/index.ts';
import { ChartFrame, type ChartProps } from '../ChartFrame/index.ts';
import * as css from './ParallelLists.css.ts';

export interface ListMove {
  id: string;
  label: string;
  href?: string;
  /** Its rank; the last one, when it has left the list. */
  position: number;
  movement?: RankMovement;
}

export interface MoveColumn {
  id: string;
  /** 'Entered', 'Left', 'Up', 'Down'. */
  label: string;
  items: readonly ListMove[];
}

export interface ParallelListsProps extends ChartProps {
  columns: readonly MoveColumn[];
  /** Header of the column names in the table twin. */
  columnLabel: string;
  /** Header of the places. */
  positionLabel: string;
  /** Text of an empty column. */
  nothing: string;
}

/**
 * Changes between two days: who entered, left, rose and fell, side by side. Lists of links in HTML: no
 * scale is in them, so that Recharts has nothing to do here.
 */
export function ParallelLists(props: ParallelListsProps) {
  const { columns, columnLabel, positionLabel, nothing, height = 320, ...frame } = props;
  const { formats, strings, Link, dataText } = useWidgets();
  const level = frame.headingLevel === 4 ? 4 : frame.headingLevel === 2 ? 3 : 4;
  const movementCell = (delta: number | null) => ({
    text: delta === null ? signs.missing : formats.formatDelta(delta),
    value: delta,
  });
  const table = (): ChartTable => ({
    columns: [
      { id: 'column', header: columnLabel },
      { id: 'name', header: strings.chart.name },
      { id: 'position', header: positionLabel },
      { id: 'movement', header: signs.delta },
    ],
    rows: columns.flatMap((column) =>
      column.items.map((item) => [
        { text: column.label, value: column.label },
        { text: item.label, value: item.label },
        { text: formats.formatValue(item.position, 'rank'), value: item.position },
        movementCell(item.movement?.delta ?? null),
      ]),
    ),
  });

  return (
    <ChartFrame {...frame} height={height} isEmpty={columns.length === 0} table={table}>
      {() => (
        <div className={css.root}>
          {columns.map((column) => (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to fields; these are lists.
            <div key={column.id} role="group" className={css.column} aria-label={column.label}>
              <Heading level={level} size="lead" className={css.head}>
                {column.label}
                <span className={css.count}>{formats.formatNumber(column.items.length)}</span>
              </Heading>
              {column.items.length === 0 ? (
                <p className={css.nothing}>{nothing}</p>
              ) : (
                <ul className={css.list}>
                  {column.items.map(({ id, label, href, position, movement }) => (
                    <li key={id} className={css.item}>
                      <RankCell position={position} {...(movement && { movement })} />
                      {href === undefined ? (
                        <Text as="span" lines={2} dir="auto" {...dataText.name(label)} />
                      ) : (
                        <Link href={href} className={css.name} dir="auto">
                          <Text as="span" lines={2} {...dataText.name(label)} />
                        </Link>
                      )}
                    </li>
                  ))}
                </ul>
              )}
            </div>
          ))}
        </div>
      )}
    </ChartFrame>
  );
}
