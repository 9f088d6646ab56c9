export { ChartFrame, type ChartFrameProps, type ChartProps, type PlotSlot } from './ChartFrame.tsx';
