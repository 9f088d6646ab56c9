export { ColumnChooser } from './ColumnChooser.tsx';
export type { ColumnChooserProps } from './types.ts';
