import { createContext, type ReactNode } from 'react';
import type { MarkPlotProps } from '../marks/MarkPlot.tsx';
import type { TimeChartProps } from './TimeChart.tsx';

/** What draws plots where their width is not known, on a server. */
export interface Sketch {
  time: (props: TimeChartProps) => ReactNode;
  marks: (props: MarkPlotProps) => ReactNode;
}

/** Null: the living plots. It comes by context, so that browsers do not download it. */
export const SketchContext = createContext<Sketch | null>(null);
