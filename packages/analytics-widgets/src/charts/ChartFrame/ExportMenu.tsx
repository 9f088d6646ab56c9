import { IconButton } from '@litometr/ui';
import { Menu, MenuItem } from '@litometr/ui/menu';
import { showToast } from '@litometr/ui/toast';
import { type RefObject, useState } from 'react';
import { type ChartTable, toCsv } from '../../internal/dataFile.ts';
import { download } from '../../internal/download.ts';
import { useDataStamp } from '../../provider/dataStamp.ts';
import { stampFacts } from '../../provider/stampFacts.ts';
import { useWidgets } from '../../provider/WidgetsProvider.tsx';
import { type PictureWords, pictureOf, svgOf } from '../picture/pictureOf.ts';
import { pngOf } from '../picture/pngOf.ts';

export interface ExportMenuProps {
  plot: RefObject<HTMLElement | null>;
  words: PictureWords & { csvName: string };
  table: () => ChartTable;
  /** Numbers stand in the place of the drawing: there is no picture to take. */
  asTable: boolean;
}

/** The menu stands only beside a drawing; where it has just gone, saying so beats an empty file. */
function need(drawing: HTMLElement | null): HTMLElement {
  if (drawing === null) {
    throw new Error(
      'There is no drawing to take a picture of: the chart was taken away while its menu was open.',
    );
  }
  return drawing;
}

type FileKind = 'csv' | 'png' | 'svg';

/** The chart as a file: its numbers, or a picture that says by itself what it shows and of when. */
export default function ExportMenu({ plot, words, table, asTable }: ExportMenuProps) {
  const { formats, strings } = useWidgets();
  const text = strings.chart;
  const stamp = useDataStamp();
  // A picture goes where no page says what its numbers are made of.
  const printed: PictureWords =
    stamp === null
      ? words
      : {
          source: stampFacts(stamp, formats, strings)
            .filter((fact) => fact !== strings.freshness.demo)
            .join(' · '),
          // A chart that says its source says nothing of whether that is made up.
          ...(stamp.demo && { demo: strings.freshness.demo }),
          ...words,
        };
  // It was asked for before it was here.
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
