export { HeatMap as default } from '@litometr/analytics-widgets/charts';
