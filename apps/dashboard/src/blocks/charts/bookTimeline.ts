export { BookTimeline as default } from '@litometr/analytics-widgets/charts';
