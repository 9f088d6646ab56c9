export { MirroredBars as default } from '@litometr/analytics-widgets/charts';
