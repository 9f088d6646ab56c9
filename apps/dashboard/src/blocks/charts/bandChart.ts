export { BandChart as default } from '@litometr/analytics-widgets/charts';
