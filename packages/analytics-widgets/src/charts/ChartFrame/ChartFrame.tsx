import { Alert, OverlayPlace, Skeleton } from '@litometr/ui';
import { lazy, type ReactNode, Suspense, useId, useRef, useState } from 'react';
import type { ChartTable } from '../../internal/dataFile.ts';
import type { Gap } from '../../internal/gaps.ts';
import { PanelMessage } from '../../internal/PanelMessage.tsx';
import { hasContent, isRefreshing } from '../../internal/PanelState.ts';
import { signs } from '../../internal/signs.ts';
import { useOnDemand } from '../../internal/useOnDemand.ts';
import type { Formats } from '../../provider/formats.ts';
import type { WidgetStrings } from '../../provider/WidgetStrings.ts';
import { useWidgets } from '../../provider/WidgetsProvider.tsx';
import { hatchSwatch } from '../internal/hatch.css.ts';
import * as css from './ChartFrame.css.ts';
import { ChartHeading } from './ChartHeading.tsx';
import { ChartTools } from './ChartTools.tsx';
import { DemoMark } from './DemoMark.tsx';
import type { ChartProps } from './types.ts';
import { useFullScreen } from './useFullScreen.ts';

/** Loaded on demand, because few readers switch a chart to its table. */
const loadTwin = () => import('./TwinTable.tsx');
const TwinTable = lazy(loadTwin);

/** Props that a frame passes to its plot. */
export interface PlotSlot {
  /** Id of the element that describes the plot. */
  describedBy: string | undefined;
  /** Pixels; more than the requested height while the chart fills the screen. */
  height: number;
}

export interface ChartFrameProps extends ChartProps {
  height: number;
  /** True when there is no value to plot. */
  isEmpty: boolean;
  /** Why there is none; by default that the period has no values. */
  emptyReason?: string;
  /** Builds the chart's data as a table; called only when the table is shown or exported. */
  table: () => ChartTable;
  gaps?: readonly Gap[];
  /** Days from one captured day to the next as a rule; more than one is said below the plot. @default 1 */
  distance?: number;
  children: (plot: PlotSlot) => ReactNode;
}

/** Title, tools and states around a plot; the table twin and the files contain the same numbers. */
export function ChartFrame(props: ChartFrameProps) {
  const { title, note, source, state, table, gaps = [], distance = 1, demo = false } = props;
  const { formats, strings } = useWidgets();
  const [asTable, setAsTable] = useState(false);
  const twin = useOnDemand(loadTwin);
  const root = useRef<HTMLElement>(null);
  const plot = useRef<HTMLDivElement>(null);
  const screen = useFullScreen(root, props.height);
  const { height } = screen;
  const titleId = useId();
  const footId = useId();
  const ready = hasContent(state) && !props.isEmpty;
  const gapText = describeGaps(gaps, formats, strings);
  const rhythmText = distance === 1 ? '' : strings.chart.every(distance);

  return (
    <figure
      ref={root}
      aria-labelledby={titleId}
      aria-busy={state.kind === 'loading' || isRefreshing(state)}
      className={css.root}
      data-full-screen={screen.isOn || undefined}
    >
      <OverlayPlace place={screen.isOn ? root : null}>
        <div className={css.head}>
          <ChartHeading {...props} titleId={titleId} />
          {demo && <DemoMark />}
          {ready && (
            <ChartTools
              plot={plot}
              words={{
                title,
                csvName: props.csvName,
                gaps: [rhythmText, gapText].filter((text) => text !== '').join(signs.dot),
                ...(props.filters !== undefined && { filters: props.filters }),
                ...(source !== undefined && { source }),
                ...(demo && { demo: strings.freshness.demo }),
              }}
              table={table}
              asTable={asTable}
              onAsTable={(next) => (next ? twin.run(() => setAsTable(true)) : setAsTable(false))}
              onReachForTable={twin.warm}
              screen={screen}
              method={{
                label: title,
                ...(note !== undefined && { children: note }),
                ...props.method,
              }}
            />
          )}
        </div>
        {state.kind === 'partial' && <Alert tone="warning">{state.notice}</Alert>}
        {body()}
        {ready && (rhythmText !== '' || gapText !== '' || source !== undefined) && (
          <figcaption className={css.foot}>
            {rhythmText !== '' && <span>{rhythmText}</span>}
            {gapText !== '' && (
              <span id={footId} className={css.gapNote}>
                <span aria-hidden="true" className={hatchSwatch} />
                {gapText}
              </span>
            )}
            {source !== undefined && <span>{source}</span>}
          </figcaption>
        )}
      </OverlayPlace>
    </figure>
  );

  function body(): ReactNode {
    if (state.kind === 'loading') {
      return <Skeleton shape="block" blockSize={`${height}px`} />;
    }
    if (state.kind === 'empty' || state.kind === 'failed') {
      return <PanelMessage state={state} />;
    }
    if (!ready) {
      return (
        <p className={css.nothing} style={{ minHeight: height / 2 }}>
          {props.emptyReason ?? strings.chart.noData}
        </p>
      );
    }
    return asTable ? (
      <Suspense fallback={<div style={{ height }} />}>
        <TwinTable label={title} table={table()} height={height} />
      </Suspense>
    ) : (
      <div ref={plot} className={css.plot}>
        {props.children({ describedBy: gapText === '' ? undefined : footId, height })}
      </div>
    );
  }
}

/** Gaps listed one by one; more are only counted. */
const MAX_LISTED_GAPS = 4;

/** Returns the gaps of a chart in one sentence; empty without gaps. */
function describeGaps(gaps: readonly Gap[], formats: Formats, strings: WidgetStrings): string {
  if (gaps.length === 0) return '';
  const days = gaps.reduce((sum, gap) => sum + gap.days, 0);
  if (gaps.length > MAX_LISTED_GAPS) return strings.chart.gapsTotal(days);
  const ranges = gaps.map(({ from, to }) => formats.formatDays(from, to, 'short'));
  return strings.chart.gap(ranges.join(formats.listSeparator), days);
}
