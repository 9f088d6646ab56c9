import { createContext, type ReactNode } from 'react';
import type { TimeChartProps } from './TimeChart.tsx';

/**
 * What draws a chart where its width is not known, on a server; null: the living one. It comes by
 * context, so that browsers do not download it.
 */
export const SketchContext = createContext<((props: TimeChartProps) => ReactNode) | null>(null);
