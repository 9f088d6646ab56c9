export { Scatter as default } from '@litometr/analytics-widgets/charts';
