export { ShareBars as default } from '@litometr/analytics-widgets/charts';
