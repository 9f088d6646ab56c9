import { IconButton } from '@litometr/ui';
import { lazy, type RefObject, Suspense } from 'react';
import type { ChartTable } from '../../internal/dataFile.ts';
import { useIsPainted } from '../../internal/useIsPainted.ts';
import { useOpener } from '../../internal/useOpener.ts';
import { useHasStamp } from '../../provider/dataStamp.ts';
import { useWidgets } from '../../provider/WidgetsProvider.tsx';
import { MethodNote, type MethodNoteProps } from '../../tiles/MethodNote/index.ts';
import type { PictureWords } from '../picture/pictureOf.ts';
import * as css from './ChartFrame.css.ts';
import type { FullScreen } from './useFullScreen.ts';

const loadMenu = () => import('./ExportMenu.tsx');
const ExportMenu = lazy(loadMenu);

export interface ChartToolsProps {
  /** The drawing, for its picture; empty while the twin stands in its place. */
  plot: RefObject<HTMLElement | null>;
  words: PictureWords & { csvName: string };
  table: () => ChartTable;
  asTable: boolean;
  onAsTable: (asTable: boolean) => void;
  /** Fetches the table before it is asked for. */
  onReachForTable: () => void;
  screen: FullScreen;
  /** Said with the day, the coverage and the source, where the page has told of them. */
  method: MethodNoteProps;
}

/**
 * Source, twin, full screen and files. The drawing comes first: the tools, which are seen by who points at
 * the chart, are made behind it, in the room that is kept for them. The menu of files is fetched
 * when somebody reaches for it.
 */
export function ChartTools(props: ChartToolsProps) {
  const { plot, words, table, asTable, onAsTable, screen } = props;
  const { strings } = useWidgets();
  const { isAsked, opener } = useOpener(loadMenu, 'menu');
  const isPainted = useIsPainted();
  const isStamped = useHasStamp();
  const text = strings.chart;
  if (!isPainted) {
    return (
      <div className={css.tools}>
        {Array.from({ length: screen.isOffered ? 4 : 3 }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rooms have no identity
          <span key={at} className={css.toolRoom} />
        ))}
      </div>
    );
  }
  const trigger = <IconButton size="sm" icon="download" label={text.download} {...opener} />;
  return (
    <div className={css.tools} data-pinned={asTable || screen.isOn}>
      {isStamped ? <MethodNote {...props.method} /> : <span className={css.toolRoom} />}
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
      {isAsked ? (
        <Suspense fallback={trigger}>
          <ExportMenu plot={plot} words={words} table={table} asTable={asTable} />
        </Suspense>
      ) : (
        trigger
      )}
    </div>
  );
}
