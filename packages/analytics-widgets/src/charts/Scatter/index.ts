export { Scatter, type ScatterProps } from './Scatter.tsx';
export type { ScatterAxis, ScatterFact, ScatterPoint } from './scatter.ts';
