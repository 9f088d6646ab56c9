export { type ExportCsv, ExportMenu, type ExportMenuProps } from './ExportMenu.tsx';
