export { Scatter, type ScatterProps } from './Scatter.tsx';
export type { ScatterAxis, ScatterFact, ScatterPath, ScatterPoint } from './scatter.ts';
