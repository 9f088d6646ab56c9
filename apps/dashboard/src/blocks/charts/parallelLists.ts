export { ParallelLists as default } from '@litometr/analytics-widgets/charts';
