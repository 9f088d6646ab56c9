export { StackedShare as default } from '@litometr/analytics-widgets/charts';
