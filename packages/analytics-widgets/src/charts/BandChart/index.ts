export { BandChart, type BandChartProps } from './BandChart.tsx';
export type { BandLine, BandPoint } from './band.ts';
