import { Alert, Heading, IconButton, Skeleton } from '@litometr/ui';
import { type ReactNode, useId, useState } from 'react';
import type { Gap } from '../../internal/gaps.ts';
import { PanelMessage } from '../../internal/PanelMessage.tsx';
import { hasContent, isRefreshing, type PanelState } from '../../internal/PanelState.ts';
import { useWidgets } from '../../provider/WidgetsProvider.tsx';
import { type ChartTable, toCsv } from '../internal/chartTable.ts';
import { describeGaps } from '../internal/describe.ts';
import * as css from './ChartFrame.css.ts';
import { downloadText } from './download.ts';
import { TwinTable } from './TwinTable.tsx';

/** What every chart takes. */
export interface ChartProps {
  /** A sentence, with the answer in it where there is one. */
  title: string;
  headingLevel?: 2 | 3 | 4;
  /** How it is counted, in a line. */
  note?: ReactNode;
  /** Printed under the chart: where the numbers come from. */
  source?: string;
  state: PanelState;
  /** Name of the CSV file, without the extension. */
  csvName: string;
  /** Pixels of the drawing, axes included. */
  height?: number;
}

export interface ChartFrameProps extends ChartProps {
  height: number;
  /** What the chart shows, as a table. Without rows there is nothing to draw. */
  table: ChartTable;
  gaps?: readonly Gap[];
  /** The drawing; `describedBy` names what else a reader should hear of it. */
  children: (describedBy: string | undefined) => ReactNode;
}

/** Title, tools and states around a drawing; its table twin and its CSV hold the same numbers. */
export function ChartFrame(props: ChartFrameProps) {
  const { title, headingLevel = 3, note, source, state, height, table, gaps = [] } = props;
  const { formats, strings } = useWidgets();
  const words = strings.chart;
  const [asTable, setAsTable] = useState(false);
  const titleId = useId();
  const footId = useId();
  const ready = hasContent(state) && table.rows.length > 0;
  const gapText = describeGaps(gaps, formats, strings);

  const download = async () => {
    downloadText(`${props.csvName}.csv`, await toCsv(table), 'text/csv;charset=utf-8');
  };

  return (
    <figure
      aria-labelledby={titleId}
      aria-busy={state.kind === 'loading' || isRefreshing(state)}
      className={css.root}
    >
      <div className={css.head}>
        <div className={css.words}>
          <Heading id={titleId} level={headingLevel} size="lead">
            {title}
          </Heading>
          {note !== undefined && <p className={css.note}>{note}</p>}
        </div>
        {ready && (
          <div className={css.tools} data-pinned={asTable}>
            <IconButton
              size="sm"
              icon={asTable ? 'chart' : 'table'}
              label={asTable ? words.showChart : words.showTable}
              onPress={() => setAsTable(!asTable)}
            />
            <IconButton
              size="sm"
              icon="download"
              label={words.downloadCsv}
              onPress={() => void download()}
            />
          </div>
        )}
      </div>
      {state.kind === 'partial' && <Alert tone="warning">{state.notice}</Alert>}
      {body()}
      {ready && (gapText !== '' || source !== undefined) && (
        <figcaption className={css.foot}>
          {gapText !== '' && (
            <span id={footId} className={css.gapNote}>
              <span aria-hidden="true" className={css.gapSwatch} />
              {gapText}
            </span>
          )}
          {source !== undefined && <span>{source}</span>}
        </figcaption>
      )}
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
          {words.noData}
        </p>
      );
    }
    return asTable ? (
      <TwinTable label={title} table={table} height={height} />
    ) : (
      <div className={css.plot}>{props.children(gapText === '' ? undefined : footId)}</div>
    );
  }
}
