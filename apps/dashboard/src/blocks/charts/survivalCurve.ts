export { SurvivalCurve as default } from '@litometr/analytics-widgets/charts';
