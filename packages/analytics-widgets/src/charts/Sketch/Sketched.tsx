import type { ReactNode } from 'react';
import { SketchContext } from '../internal/sketch.ts';
import type { TimeChartProps } from '../internal/TimeChart.tsx';
import { TimeSketch } from './TimeSketch.tsx';

const timeSketch = (props: TimeChartProps) => <TimeSketch {...props} />;

/**
 * Charts over days inside are drawn without measuring: for HTML that is made on a server, and seen
 * before any script. The same lines of the same numbers in the same box, at whatever width; without
 * a cursor. The page that stands later draws the charts themselves.
 */
export function Sketched({ children }: { children: ReactNode }) {
  return <SketchContext value={timeSketch}>{children}</SketchContext>;
}
