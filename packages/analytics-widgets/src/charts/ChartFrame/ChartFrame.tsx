import { Alert, Heading, OverlayPlace, Skeleton } from '@litometr/ui';
import { clsx } from 'clsx';
import { lazy, type ReactNode, Suspense, useId, useRef, useState } from 'react';
import type { ChartTable } from '../../internal/dataFile.ts';
import type { Gap } from '../../internal/gaps.ts';
import { PanelMessage } from '../../internal/PanelMessage.tsx';
import { hasContent, isRefreshing, type PanelState } from '../../internal/PanelState.ts';
import { printOnly } from '../../internal/print.css.ts';
import { useOnDemand } from '../../internal/useOnDemand.ts';
import { useWidgets } from '../../provider/WidgetsProvider.tsx';
import type { MethodNoteProps } from '../../tiles/MethodNote/index.ts';
import { describeGaps } from '../internal/describe.ts';
import { hatchSwatch } from '../internal/hatch.css.ts';
import * as css from './ChartFrame.css.ts';
import { ChartTools } from './ChartTools.tsx';
import { DemoMark } from './DemoMark.tsx';
import { useFullScreen } from './useFullScreen.ts';

/** Few turn a chart into its numbers: a reader who does fetches what draws them. */
const loadTwin = () => import('./TwinTable.tsx');
const TwinTable = lazy(loadTwin);

/** What every chart takes. */
export interface ChartProps {
  /** A sentence, with the answer in it where there is one. */
  title: string;
  headingLevel?: 2 | 3 | 4;
  /** How it is counted, in a line. */
  note?: ReactNode;
  /** What the numbers are limited to: 'LitRPG, 1 to 30 November'. Printed in pictures. */
  filters?: string;
  /** Printed under the chart: where the numbers come from, and of which day. */
  source?: string;
  /** Marks generated data, on the screen and in pictures. */
  demo?: boolean;
  state: PanelState;
  /** Name of the files, without the extension. */
  csvName: string;
  /** Pixels of the drawing, axes included. */
  height?: number;
  /** What else is told of where its numbers come from, behind the button that tells their source. */
  method?: Pick<MethodNoteProps, 'formula' | 'n' | 'step' | 'more'>;
}

/** What a frame tells its drawing. */
export interface PlotSlot {
  /** Names what else a reader should hear of the drawing. */
  describedBy: string | undefined;
  /** Pixels; more than was asked for while the chart fills the screen. */
  height: number;
}

export interface ChartFrameProps extends ChartProps {
  height: number;
  /** Without a value there is nothing to draw. */
  isEmpty: boolean;
  /** What the chart shows, as a table; made when it is looked at. */
  table: () => ChartTable;
  gaps?: readonly Gap[];
  children: (plot: PlotSlot) => ReactNode;
}

/** Title, tools and states around a drawing; its table twin and its files hold the same numbers. */
export function ChartFrame(props: ChartFrameProps) {
  const { title, headingLevel = 3, note, source, state, table, gaps = [], demo = false } = props;
  const { formats, strings, dataText } = useWidgets();
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
          <div className={css.words}>
            <Heading id={titleId} level={headingLevel} size="lead" className={css.title}>
              {dataText.sentence(title)}
            </Heading>
            {note !== undefined && (
              <p className={css.note} data-chart-note="">
                {typeof note === 'string' ? dataText.sentence(note) : note}
              </p>
            )}
            {props.filters !== undefined && (
              // On the screen the page's own controls say it.
              <p className={clsx(css.note, printOnly)} data-chart-filters="">
                {dataText.sentence(props.filters)}
              </p>
            )}
          </div>
          {demo && <DemoMark />}
          {ready && (
            <ChartTools
              plot={plot}
              words={{
                title,
                csvName: props.csvName,
                gaps: gapText,
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
        {ready && (gapText !== '' || source !== undefined) && (
          <figcaption className={css.foot}>
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
          {strings.chart.noData}
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
