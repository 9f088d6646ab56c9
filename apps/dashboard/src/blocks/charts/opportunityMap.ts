export { OpportunityMap as default } from '@litometr/analytics-widgets/charts';
