export { MirroredBars, type MirroredBarsProps } from './MirroredBars.tsx';
