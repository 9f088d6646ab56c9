export { ShareBars, type ShareBarsProps, type ShareRow } from './ShareBars.tsx';
