import type { ReactNode } from 'react';
import { type Sketch, SketchContext } from '../internal/sketch.ts';
import { MarkSketch } from './MarkSketch.tsx';
import { TimeSketch } from './TimeSketch.tsx';

const inDirection = (direction: 'ltr' | 'rtl'): Sketch => ({
  time: (props) => <TimeSketch {...props} />,
  marks: (props) => <MarkSketch {...props} direction={direction} />,
});
const sketches = { ltr: inDirection('ltr'), rtl: inDirection('rtl') };

/**
 * Charts inside are drawn without measuring: for HTML that is made on a server, and seen before any
 * script. The same lines and cells of the same numbers in the same box, at whatever width; without
 * a cursor. The page that stands later draws the charts themselves.
 */
export function Sketched(props: { direction: 'ltr' | 'rtl'; children: ReactNode }) {
  return <SketchContext value={sketches[props.direction]}>{props.children}</SketchContext>;
}
