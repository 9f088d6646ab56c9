import {
  createContext,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  use,
  useCallback,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import {
  type PlotArea,
  type ScaleFunction,
  usePlotArea,
  useXAxisScale,
  useYAxisScale,
} from 'recharts';
import { useElementBox } from '../../internal/useElementBox.ts';
import type { Room } from '../../provider/ChartRoom.tsx';
import { useWidgets } from '../../provider/WidgetsProvider.tsx';
import type { PlotSlot } from '../ChartFrame/index.ts';
import { MarkList } from '../internal/MarkList.tsx';
import { PlotSlider } from '../internal/PlotSlider.tsx';
import { Readout, type ReadoutRow } from '../internal/Readout.tsx';
import * as css from './MarkPlot.css.ts';

/** Pixels from the top left corner of the SVG. */
export interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Positions of the marks of a chart. */
export interface MarkPlaces {
  /**
   * Null: a mark without a position (a value outside of the scale); the cursor still announces it.
   */
  place: (index: number) => Place | null;
  /** Returns the mark under a point; null: none. */
  at: (x: number, y: number) => number | null;
}

export interface PlotSize {
  /** CSS pixels. */
  width: number;
  height: number;
  direction: 'ltr' | 'rtl';
}

/** The texts of the readout beside a mark. */
export interface MarkReadout {
  title: string;
  rows: readonly ReadoutRow[];
  notes?: readonly string[];
}

export interface MarkPlotProps extends PlotSlot {
  /** Accessible name of the cursor: the chart's title. */
  label: string;
  /** Number of marks, in reading order. */
  count: number;
  /**
   * Returns the text of a mark: its name and its values. Null: the mark does not exist (a day
   * before the first).
   */
  name: (index: number) => string | null;
  readout: (index: number) => MarkReadout;
  /**
   * Renders the chart in its size, with a `ReportPlaces` in it. It is called for another function or
   * another size only, so that the chart does not render again while the cursor moves.
   */
  children: (size: PlotSize) => ReactNode;
  /** Time and space never mirror: the plot runs left to right in every language. */
  fixedDirection?: boolean;
  /** Number of marks per row in a grid: up and down then move by rows. */
  columns?: number;
  onPress?: (index: number) => void;
}

/**
 * Marks that are not days on a line: cells, points, bars. One cursor for pointer and keyboard with
 * a readout beside the mark, every mark named for assistive technology up to 500, and said by the
 * cursor beyond.
 */
export function MarkPlot(props: MarkPlotProps) {
  const { label, describedBy, height, count, name, children, columns = 1, onPress } = props;
  const { strings } = useWidgets();
  const [ref, box] = useElementBox(NO_LAYOUT);
  const { width, direction } = box ?? NO_LAYOUT;
  const [chosen, setChosen] = useState<number | null>(null);
  const index = chosen === null ? null : Math.min(chosen, count - 1);
  const first = firstNamed(count, name);
  const [places, setPlaces] = useState<MarkPlaces | null>(null);
  const isMeasured = box !== null;
  const chart = useMemo(
    // A chart that renders before its size is known would render twice.
    () =>
      isMeasured
        ? children({ width, height, direction: props.fixedDirection === true ? 'ltr' : direction })
        : null,
    [isMeasured, children, width, height, direction, props.fixedDirection],
  );
  const marks = useCallback(
    () =>
      Array.from({ length: places === null ? 0 : count }, (_, at) => at).flatMap((at) => {
        const text = name(at);
        return text === null
          ? []
          : [{ id: String(at), name: text, ...(places?.place(at) ?? UNPLACED_MARK) }];
      }),
    [count, name, places],
  );
  const onPointer = (event: PointerEvent<HTMLDivElement>) => {
    const frame = event.currentTarget.getBoundingClientRect();
    const at = places?.at(event.clientX - frame.left, event.clientY - frame.top) ?? null;
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
      <ReportContext value={setPlaces}>{chart}</ReportContext>
      {places && index !== null && (
        <Chosen places={places} index={index} width={width} {...props} />
      )}
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

/** Size without layout: in a unit test. */
const NO_LAYOUT: Room = { width: 640, direction: 'ltr' };

/** A mark without a position is placed at the top left corner. */
const UNPLACED_MARK: Place = { x: 0, y: 0, width: 24, height: 24 };

/** The mark on which the cursor starts. */
function firstNamed(count: number, name: (index: number) => string | null): number {
  for (let at = 0; at < count; at += 1) if (name(at) !== null) return at;
  return 0;
}

const ReportContext = createContext<(places: MarkPlaces) => void>(() => undefined);

/** Returns the function that reports to the `MarkPlot` around where the marks lie. */
export const useReportPlaces = () => use(ReportContext);

/** The scales of a Recharts chart, in pixels of its svg. */
export interface MarkScales {
  x: ScaleFunction;
  y: ScaleFunction;
  area: PlotArea;
}

export interface ReportPlacesProps {
  places: (scales: MarkScales) => MarkPlaces;
}

/** Reports to the `MarkPlot` around a Recharts chart where the marks lie by the scales of the chart. */
export function ReportPlaces({ places }: ReportPlacesProps) {
  const report = useReportPlaces();
  const x = useXAxisScale();
  const y = useYAxisScale();
  const area = usePlotArea();
  useLayoutEffect(() => {
    if (x && y && area) report(places({ x, y, area }));
  }, [report, places, x, y, area]);
  return null;
}

export interface LaidPlotProps extends Omit<MarkPlotProps, 'children'> {
  /** Lays the marks out; keep the function the same while the data do not change. */
  layout: (size: PlotSize) => MarkPlaces & { drawing: ReactNode };
}

/** Marks on plain SVG, for kinds that Recharts does not have. */
export function LaidPlot({ layout, ...plot }: LaidPlotProps) {
  const render = useCallback(
    (size: PlotSize) => {
      const { drawing, ...places } = layout(size);
      return (
        <LaidSurface {...size} places={places}>
          {drawing}
        </LaidSurface>
      );
    },
    [layout],
  );
  return <MarkPlot {...plot}>{render}</MarkPlot>;
}

interface LaidSurfaceProps extends PlotSize {
  places: MarkPlaces;
  children: ReactNode;
}

function LaidSurface({ width, height, places, children }: LaidSurfaceProps) {
  const report = useReportPlaces();
  useLayoutEffect(() => report(places), [report, places]);
  return (
    <svg width={width} height={height} className={css.drawing} data-plot="" aria-hidden="true">
      {children}
    </svg>
  );
}

interface ChosenProps {
  places: MarkPlaces;
  index: number;
  width: number;
  height: number;
  readout: (index: number) => MarkReadout;
}

/** The ring around the mark under the cursor, and its readout. */
function Chosen({ places, index, width, height, readout }: ChosenProps) {
  const own = places.place(index);
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
