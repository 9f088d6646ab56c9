import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  use,
  useCallback,
  useMemo,
  useState,
} from 'react';
import { useElementBox } from '../../internal/useElementBox.ts';
import type { Room } from '../../provider/ChartRoom.tsx';
import { useWidgets } from '../../provider/WidgetsProvider.tsx';
import type { PlotSlot } from '../ChartFrame/index.ts';
import { MarkList } from '../internal/MarkList.tsx';
import { PlotSlider } from '../internal/PlotSlider.tsx';
import { Readout, type ReadoutRow } from '../internal/Readout.tsx';
import { SketchContext } from '../internal/sketch.ts';
import * as css from './MarkPlot.css.ts';

/** Pixels from the drawing's top left corner. */
export interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A chart's marks as they lie in a width. */
export interface MarkLayout {
  /** Null: a mark that has no place here (a value the scale does not hold); it is told all the same. */
  place: (index: number) => Place | null;
  /** The mark under a point; null: none. */
  at: (x: number, y: number) => number | null;
  /** Plain SVG. */
  drawing: ReactNode;
}

/** What is said of a mark beside it. */
export interface MarkReadout {
  title: string;
  rows: readonly ReadoutRow[];
  notes?: readonly string[];
}

export interface MarkPlotProps extends PlotSlot {
  /** Accessible name of the cursor: the chart's title. */
  label: string;
  /** How many marks, in reading order. */
  count: number;
  /** A mark in words: what it is and its values. Null: there is no such mark (a day before the first). */
  name: (index: number) => string | null;
  readout: (index: number) => MarkReadout;
  /** Lays the marks out; keep it the same function while nothing but the cursor changes. */
  layout: (size: { width: number; height: number; direction: 'ltr' | 'rtl' }) => MarkLayout;
  /** Time and space that never mirror: the plot runs left to right in every language. */
  fixedDirection?: boolean;
  /** Marks in a row, where they stand in rows: up and down then move by rows. */
  columns?: number;
  onPress?: (index: number) => void;
}

/** Marks as they lie; only their sketch where nothing can be measured. */
export function MarkPlot(props: MarkPlotProps) {
  const sketch = use(SketchContext);
  return sketch === null ? <LivingMarkPlot {...props} /> : sketch.marks(props);
}

/**
 * Marks that are not days on a line: cells, points, bars. One cursor for pointer and keyboard with
 * a readout beside the mark, every mark named for assistive technology up to 500, and said by the
 * cursor beyond.
 */
function LivingMarkPlot(props: MarkPlotProps) {
  const { label, describedBy, height, count, name, layout, columns = 1, onPress } = props;
  const { strings } = useWidgets();
  const [ref, box] = useElementBox(NO_LAYOUT);
  const { width, direction } = box ?? NO_LAYOUT;
  const [chosen, setChosen] = useState<number | null>(null);
  const index = chosen === null ? null : Math.min(chosen, count - 1);
  const first = firstNamed(count, name);
  const isLaidOut = box !== null;
  const laid = useMemo(
    // Nothing is laid out before there is a place for it: it would be laid out again at once.
    () =>
      isLaidOut
        ? layout({ width, height, direction: props.fixedDirection === true ? 'ltr' : direction })
        : null,
    [isLaidOut, layout, width, height, direction, props.fixedDirection],
  );
  const marks = useCallback(
    () =>
      Array.from({ length: laid === null ? 0 : count }, (_, at) => at).flatMap((at) => {
        const said = name(at);
        return said === null
          ? []
          : [{ id: String(at), name: said, ...(laid?.place(at) ?? NOWHERE) }];
      }),
    [count, name, laid],
  );
  const drawing = useMemo(
    () =>
      laid && (
        <svg width={width} height={height} className={css.drawing} data-plot="" aria-hidden="true">
          {laid.drawing}
        </svg>
      ),
    [laid, width, height],
  );

  const onPointer = (event: PointerEvent<HTMLDivElement>) => {
    const frame = event.currentTarget.getBoundingClientRect();
    const at = laid?.at(event.clientX - frame.left, event.clientY - frame.top) ?? null;
    setChosen(at === null || name(at) === null ? null : at);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const here = index ?? first;
    if (event.key === 'Escape') setChosen(null);
    if (event.key === 'Enter') onPress?.(here);
    const across = direction === 'rtl' && props.fixedDirection !== true ? -1 : 1;
    const step = { ArrowLeft: -across, ArrowRight: across, ArrowUp: -columns, ArrowDown: columns };
    const move = event.key in step ? step[event.key as keyof typeof step] : undefined;
    if (move === undefined) return;
    event.preventDefault();
    let next = here + move;
    while (next >= 0 && next < count && name(next) === null) next += move;
    if (next >= 0 && next < count) setChosen(next);
  };

  return (
    <div
      ref={ref}
      className={css.root}
      data-fixed={props.fixedDirection}
      data-pressable={onPress !== undefined && index !== null}
      style={{ height }}
      onPointerMove={onPointer}
      onPointerLeave={() => setChosen(null)}
      onPointerUp={onPress && (() => index !== null && onPress(index))}
    >
      {drawing}
      {laid && index !== null && <Chosen laid={laid} index={index} width={width} {...props} />}
      <MarkList label={label} count={count} marks={marks} />
      <PlotSlider
        label={label}
        describedBy={describedBy}
        hint={columns > 1 ? strings.chart.gridHint : strings.chart.markHint}
        index={index ?? first}
        count={count}
        text={name(index ?? first) ?? ''}
        onMove={setChosen}
        onLeave={() => setChosen(null)}
        onKeyDown={onKeyDown}
      />
    </div>
  );
}

/** A size where there is no layout: in a unit test. */
const NO_LAYOUT: Room = { width: 640, direction: 'ltr' };

/** A mark without a place is found at the drawing's start. */
const NOWHERE: Place = { x: 0, y: 0, width: 24, height: 24 };

/** The mark that the cursor begins at. */
function firstNamed(count: number, name: (index: number) => string | null): number {
  for (let at = 0; at < count; at += 1) if (name(at) !== null) return at;
  return 0;
}

interface ChosenProps {
  laid: MarkLayout;
  index: number;
  width: number;
  height: number;
  readout: (index: number) => MarkReadout;
}

/** The ring round the mark under the cursor, and what is said of it. */
function Chosen({ laid, index, width, height, readout }: ChosenProps) {
  const own = laid.place(index);
  const place = own ?? { x: width / 2, y: 0, width: 0, height: 0 };
  const { title, rows, notes } = readout(index);
  return (
    <>
      {own && (
        <svg width={width} height={height} className={css.over} aria-hidden="true">
          <rect
            className={css.ring}
            x={own.x - 1}
            y={own.y - 1}
            width={own.width + 2}
            height={own.height + 2}
            rx={3}
          />
        </svg>
      )}
      <Readout
        title={title}
        x={place.x + place.width / 2}
        {...(place.y > height / 2
          ? { bottom: height - place.y + 8 }
          : { y: place.y + place.height + 8 })}
        box={{ width, edges: { left: 0, right: 0, top: 0, bottom: 0 } }}
        rows={rows}
        {...(notes && { notes })}
        active={null}
      />
    </>
  );
}
