import { IconButton } from '@litometr/ui';
import { lazy, type RefObject, Suspense } from 'react';
import type { ChartTable } from '../../internal/dataFile.ts';
import { useIsPainted } from '../../internal/useIsPainted.ts';
import { useOpener } from '../../internal/useOpener.ts';
import { useProvenance } from '../../provider/DataProvenance.tsx';
import { useWidgets } from '../../provider/WidgetsProvider.tsx';
import { MethodNote, type MethodNoteProps } from '../../tiles/MethodNote/index.ts';
import type { PictureWords } from '../picture/pictureOf.ts';
import * as css from './ChartFrame.css.ts';
import type { FullScreen } from './useFullScreen.ts';

const loadMenu = () => import('./ChartExportMenu.tsx');
const ChartExportMenu = lazy(loadMenu);

export interface ChartToolsProps {
  /** The plot element, for exporting a picture; empty while the table twin is shown instead. */
  plot: RefObject<HTMLElement | null>;
  words: PictureWords & { csvName: string };
  table: () => ChartTable;
  asTable: boolean;
  onAsTable: (asTable: boolean) => void;
  /** Prefetches the table before it is opened. */
  onReachForTable: () => void;
  screen: FullScreen;
  /** Shown with the day, the coverage and the source of the surrounding `DataProvenance`. */
  method: MethodNoteProps;
}

/**
 * Source, table twin, full screen and export buttons. They render after the plot, in space reserved
 * for them, because they are visible only while the pointer is over the chart. The export menu is
 * loaded on first hover or focus.
 */
export function ChartTools(props: ChartToolsProps) {
  const { plot, words, table, asTable, onAsTable, screen } = props;
  const { strings } = useWidgets();
  const { isRequested, opener } = useOpener(loadMenu, 'menu');
  const isPainted = useIsPainted();
  const hasProvenance = useProvenance() !== null;
  const text = strings.chart;
  if (!isPainted) {
    return (
      <div className={css.tools}>
        {/* Matches the server render, which does not know whether full screen is available. */}
        <span className={css.toolsRoom} />
      </div>
    );
  }
  const trigger = <IconButton size="sm" icon="download" label={text.download} {...opener} />;
  return (
    <div className={css.tools} data-pinned={asTable || screen.isOn}>
      {hasProvenance ? <MethodNote {...props.method} /> : <span className={css.toolRoom} />}
      <IconButton
        size="sm"
        icon={asTable ? 'chart' : 'table'}
        label={asTable ? text.showChart : text.showTable}
        onHoverStart={props.onReachForTable}
        onFocus={props.onReachForTable}
        onPress={() => onAsTable(!asTable)}
      />
      {screen.isOffered && (
        <IconButton
          size="sm"
          icon={screen.isOn ? 'shrink' : 'expand'}
          label={screen.isOn ? text.leaveFullScreen : text.fullScreen}
          onPress={() => void screen.toggle()}
        />
      )}
      {isRequested ? (
        <Suspense fallback={trigger}>
          <ChartExportMenu plot={plot} words={words} table={table} asTable={asTable} />
        </Suspense>
      ) : (
        trigger
      )}
    </div>
  );
}
