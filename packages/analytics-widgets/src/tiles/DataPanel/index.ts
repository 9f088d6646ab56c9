export { DataPanel, type DataPanelProps } from './DataPanel.tsx';
