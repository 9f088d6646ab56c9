export interface ExportMenuProps {
  csv?: ExportCsv;
  /** Returns the full address of the page; called when it is copied. */
  link?: () => string;
  size?: 'sm' | 'md';
}

/** The page's list as a file: at an address, or made by its owner, who reports failures. */
export type ExportCsv = { href: string; fileName?: string } | { onExport: () => void };
