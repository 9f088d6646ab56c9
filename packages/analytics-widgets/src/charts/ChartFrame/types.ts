import type { ReactNode } from 'react';
import type { PanelState } from '../../internal/PanelState.ts';
import type { MethodNoteProps } from '../../tiles/MethodNote/index.ts';

/** A part of a chart's title that names a mark in the chart. */
export interface TitleSubject {
  /** As in the title; underlined where it occurs. */
  text: string;
  /** Index of the hue of its marks. */
  hue: number;
}

/** Props shared by all charts. */
export interface ChartProps {
  /** A sentence, stating the finding where there is one. */
  title: string;
  /** Subjects of the title in its order, underlined in the hue of their marks. */
  subjects?: readonly TitleSubject[];
  headingLevel?: 2 | 3 | 4;
  /** How the numbers are counted, in one line. */
  note?: ReactNode;
  /** Filters applied to the numbers: 'LitRPG, 1 to 30 November'. Printed in pictures. */
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
  /** Further facts about the numbers, shown behind the button that explains their source. */
  method?: Pick<MethodNoteProps, 'formula' | 'n' | 'step' | 'more'>;
}
