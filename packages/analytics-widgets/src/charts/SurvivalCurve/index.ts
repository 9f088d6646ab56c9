export {
  SurvivalCurve,
  type SurvivalCurveProps,
  type SurvivalGroup,
  type SurvivalPoint,
} from './SurvivalCurve.tsx';
