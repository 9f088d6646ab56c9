export { Scatter, type ScatterAxis, type ScatterPoint, type ScatterProps } from './Scatter.tsx';
