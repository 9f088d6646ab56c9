export { ChartFrame, type ChartFrameProps, type ChartProps } from './ChartFrame.tsx';
