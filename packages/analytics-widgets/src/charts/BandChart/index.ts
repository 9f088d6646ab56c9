export { BandChart, type BandChartProps, type BandLine, type BandPoint } from './BandChart.tsx';
