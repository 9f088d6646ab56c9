export { type Lift, LiftBars, type LiftBarsProps } from './LiftBars.tsx';
