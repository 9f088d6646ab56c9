export { BarList as default } from '@litometr/analytics-widgets/charts';
