export * from './ColumnChooser/index.ts';
export * from './cells/index.ts';
export * from './DataTable/index.ts';
export { RowButton, type RowButtonProps } from './RowButton.tsx';
export { RowLink } from './RowLink.tsx';
export { downloadRows } from './tableFile.ts';
