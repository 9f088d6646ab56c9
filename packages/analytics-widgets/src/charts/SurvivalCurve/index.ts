export { SurvivalCurve, type SurvivalCurveProps } from './SurvivalCurve.tsx';
export type { SurvivalGroup, SurvivalPoint } from './survival.ts';
