export { ChartFrame, type ChartFrameProps, type ChartProps, type PlotSlot } from './ChartFrame.tsx';
export { ChartOutline, type ChartOutlineProps } from './ChartOutline.tsx';
