export { TagMap as default } from '@litometr/analytics-widgets/charts';
