import { Button } from '@litometr/ui';
import { copyText } from '@litometr/ui/clipboard';
import { Menu, MenuItem } from '@litometr/ui/menu';
import { showToast } from '@litometr/ui/toast';
import { useState } from 'react';
import { screenOnly } from '../../internal/print.css.ts';
import { useWidgets } from '../../provider/WidgetsProvider.tsx';
import type { ExportMenuProps } from './types.ts';

/** The menu's items. Items with an address are links, and can be opened and copied as such. */
export default function ExportItems({ csv, link, size = 'md' }: ExportMenuProps) {
  const { strings } = useWidgets();
  const words = strings.exports;
  // The menu is loaded after the press that opens it.
  const [isOpen, setOpen] = useState(true);

  const copy = async (address: string) => {
    try {
      await copyText(address);
      showToast({ tone: 'success', title: words.copied });
    } catch (error) {
      console.error(error);
      showToast({ tone: 'danger', title: words.copyFailed });
    }
  };
  return (
    <Menu
      label={words.open}
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button size={size} icon="download" className={screenOnly}>
          {words.open}
        </Button>
      }
    >
      {csv && 'href' in csv && (
        <MenuItem icon="table" href={csv.href} download={csv.fileName ?? ''}>
          {words.csv}
        </MenuItem>
      )}
      {csv && 'onExport' in csv && (
        <MenuItem icon="table" onAction={csv.onExport}>
          {words.csv}
        </MenuItem>
      )}
      {link && (
        <MenuItem icon="copy" onAction={() => void copy(link())}>
          {words.copyLink}
        </MenuItem>
      )}
    </Menu>
  );
}
