export { RankMatrix as default } from '@litometr/analytics-widgets/charts';
