export { Histogram as default } from '@litometr/analytics-widgets/charts';
