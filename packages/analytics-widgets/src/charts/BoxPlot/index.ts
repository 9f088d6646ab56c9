export { type BoxGroup, BoxPlot, type BoxPlotProps } from './BoxPlot.tsx';
