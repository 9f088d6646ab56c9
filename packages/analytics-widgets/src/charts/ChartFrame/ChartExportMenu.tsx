import { IconButton } from '@litometr/ui';
import { Menu, MenuItem } from '@litometr/ui/menu';
import { showToast } from '@litometr/ui/toast';
import { type RefObject, useState } from 'react';
import { type ChartTable, toCsv } from '../../internal/dataFile.ts';
import { download } from '../../internal/download.ts';
import { useProvenance } from '../../provider/DataProvenance.tsx';
import { provenanceFacts } from '../../provider/provenanceFacts.ts';
import { useWidgets } from '../../provider/WidgetsProvider.tsx';
import { type PictureWords, pictureOf, svgOf } from '../picture/pictureOf.ts';
import { pngOf } from '../picture/pngOf.ts';

export interface ChartExportMenuProps {
  plot: RefObject<HTMLElement | null>;
  words: PictureWords & { csvName: string };
  table: () => ChartTable;
  /** The table replaces the plot, so there is no picture to export. */
  asTable: boolean;
}

/**
 * The menu is available only next to a plot. If the plot has just gone, an error is better than an
 * empty file.
 */
function need(drawing: HTMLElement | null): HTMLElement {
  if (drawing === null) {
    throw new Error('There is no chart to export: it was removed while its menu was open.');
  }
  return drawing;
}

type FileKind = 'csv' | 'png' | 'svg';

/** Exports the chart as a file: its numbers, or a self-explanatory picture. */
export default function ChartExportMenu({ plot, words, table, asTable }: ChartExportMenuProps) {
  const { formats, strings } = useWidgets();
  const text = strings.chart;
  const stamp = useProvenance();
  // A picture is seen without the page that explains its numbers.
  const printed: PictureWords =
    stamp === null
      ? words
      : {
          source: provenanceFacts(stamp, formats, strings)
            .filter((fact) => fact !== strings.freshness.demo)
            .join(' · '),
          // A chart's own source does not say whether the data are generated.
          ...(stamp.demo && { demo: strings.freshness.demo }),
          ...words,
        };
  // The menu is loaded after the press that opens it.
  const [isOpen, setOpen] = useState(true);

  const makers: Record<FileKind, (drawing: HTMLElement | null) => Promise<Blob>> = {
    csv: async () => new Blob([await toCsv(table())], { type: 'text/csv;charset=utf-8' }),
    svg: async (drawing) => svgOf(pictureOf(need(drawing), printed)),
    png: async (drawing) => pngOf(pictureOf(need(drawing), printed)),
  };
  const save = async (kind: FileKind) => {
    try {
      download(`${words.csvName}.${kind}`, await makers[kind](plot.current));
    } catch (error) {
      console.error(error);
      showToast({ tone: 'danger', title: text.exportFailed });
    }
  };
  return (
    <Menu
      label={text.download}
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={<IconButton size="sm" icon="download" label={text.download} />}
      onAction={(key) => void save(key as FileKind)}
    >
      <MenuItem id="csv">{text.downloadCsv}</MenuItem>
      {!asTable && <MenuItem id="png">{text.downloadPng}</MenuItem>}
      {!asTable && <MenuItem id="svg">{text.downloadSvg}</MenuItem>}
    </Menu>
  );
}
