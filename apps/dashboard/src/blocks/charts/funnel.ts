export { Funnel as default } from '@litometr/analytics-widgets/charts';
