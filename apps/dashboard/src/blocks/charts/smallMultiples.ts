export { SmallMultiples as default } from '@litometr/analytics-widgets/charts';
