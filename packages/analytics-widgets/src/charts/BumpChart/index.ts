export { BumpChart, type BumpChartProps, type BumpSeries } from './BumpChart.tsx';
