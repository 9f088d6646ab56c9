export { ChartFrame, type ChartFrameProps, type PlotSlot } from './ChartFrame.tsx';
export { ChartOutline, type ChartOutlineProps } from './ChartOutline.tsx';
export type { ChartProps } from './types.ts';
