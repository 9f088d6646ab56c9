export { StarHistogram as default } from '@litometr/analytics-widgets/charts';
