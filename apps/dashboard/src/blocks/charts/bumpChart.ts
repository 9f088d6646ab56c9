export { BumpChart as default } from '@litometr/analytics-widgets/charts';
