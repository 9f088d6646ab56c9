export { LiftBars as default } from '@litometr/analytics-widgets/charts';
