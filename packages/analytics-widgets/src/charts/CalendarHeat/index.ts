export { CalendarHeat, type CalendarHeatProps } from './CalendarHeat.tsx';
