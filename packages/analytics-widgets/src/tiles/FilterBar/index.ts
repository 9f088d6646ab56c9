export { type ActiveFilter, FilterBar, type FilterBarProps } from './FilterBar.tsx';
