export { TrendChart as default } from '@litometr/analytics-widgets/charts';
