export { ExportMenu } from './ExportMenu.tsx';
export type { ExportCsv, ExportMenuProps } from './types.ts';
