export { StarHistogram, type StarHistogramProps } from './StarHistogram.tsx';
