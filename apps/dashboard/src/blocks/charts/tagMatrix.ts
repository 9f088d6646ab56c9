export { TagMatrix as default } from '@litometr/analytics-widgets/charts';
