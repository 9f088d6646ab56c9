export { CalendarHeat as default } from '@litometr/analytics-widgets/charts';
