import type { ChartTable } from '../../internal/dataFile.ts';
import { MissingValue } from '../../internal/MissingValue.tsx';
import { signs } from '../../internal/signs.ts';
import type { ValueFormat } from '../../provider/formats.ts';
import { useWidgets } from '../../provider/WidgetsProvider.tsx';
import { ChartFrame, type ChartProps } from '../ChartFrame/index.ts';
import { seriesColor } from '../internal/colors.ts';
import { useValueText } from '../internal/useValueText.ts';
import { barListHeight } from '../marks/plotHeights.ts';
import * as css from './BarList.css.ts';

export interface BarListItem {
  id: string;
  label: string;
  /** Null: not known; no bar, an em dash. */
  value: number | null;
  href?: string;
  /** Beside the value: 'n = 41'. */
  note?: string;
}

export interface BarListProps extends ChartProps {
  items: readonly BarListItem[];
  valueLabel: string;
  format?: ValueFormat;
  /** Header of the notes column in the table twin and the CSV. */
  noteLabel?: string;
  /** Id of the item that the title is about: the other bars step back. */
  lead?: string;
  /** The value of a full bar; absent: the largest value. */
  full?: number;
  /** Called on a press on a name without a link: the owner filters by it. */
  onChoose?: (id: string) => void;
}

/**
 * Names with bars, one under another, in the order of the items. A list in HTML, not a chart of
 * Recharts: its names are links and buttons, which an SVG axis cannot hold. Bars of negative values
 * grow from the same edge in the other hue.
 */
export function BarList(props: BarListProps) {
  const {
    items,
    valueLabel,
    noteLabel = signs.remark,
    format = 'number',
    full,
    lead,
    ...rest
  } = props;
  const { onChoose, height, ...frame } = rest;
  const { strings, Link, dataText } = useWidgets();
  const { text } = useValueText(format);
  const known = items.flatMap(({ value }) => value ?? []);
  const most = full ?? Math.max(0, ...known.map(Math.abs));
  const hasNotes = items.some(({ note }) => note !== undefined);
  const table = (): ChartTable => ({
    columns: [
      { id: 'name', header: strings.chart.name },
      { id: 'value', header: valueLabel },
      ...(hasNotes ? [{ id: 'note', header: noteLabel }] : []),
    ],
    rows: items.map(({ label, value, note = null }) => [
      { text: label, value: label },
      { text: text(value), value },
      ...(hasNotes ? [{ text: note ?? '', value: note }] : []),
    ]),
  });
  const nameOf = ({ id, label, href }: BarListItem) => {
    const name = dataText.name(label);
    if (href !== undefined) {
      return <Link href={href} className={css.name} dir="auto" {...name} />;
    }
    if (onChoose) {
      return (
        <button
          type="button"
          className={css.press}
          dir="auto"
          onClick={() => onChoose(id)}
          {...name}
        />
      );
    }
    return <span className={css.name} dir="auto" {...name} />;
  };

  return (
    <ChartFrame
      {...frame}
      height={height ?? barListHeight(items.length)}
      isEmpty={known.length === 0}
      table={table}
    >
      {() => (
        <ul
          className={css.root}
          data-notes={hasNotes}
          aria-label={strings.chart.values(frame.title)}
        >
          {items.map((item) => (
            <li key={item.id} className={css.item}>
              {nameOf(item)}
              <span className={css.track} aria-hidden="true">
                {item.value !== null && most > 0 && (
                  <span
                    className={css.bar}
                    data-back={(lead !== undefined && lead !== item.id) || undefined}
                    style={{
                      inlineSize: `${(Math.min(1, Math.abs(item.value) / most) * 100).toFixed(2)}%`,
                      backgroundColor: seriesColor(item.value < 0 ? 1 : 0),
                    }}
                  />
                )}
              </span>
              <span className={css.value}>
                {item.value === null ? <MissingValue /> : text(item.value)}
              </span>
              {item.note !== undefined && <span className={css.note}>{item.note}</span>}
            </li>
          ))}
        </ul>
      )}
    </ChartFrame>
  );
}
