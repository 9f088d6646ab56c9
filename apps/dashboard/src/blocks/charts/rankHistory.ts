export { RankHistory as default } from '@litometr/analytics-widgets/charts';
