import type { PortalSlug } from '@litometr/api-contract';
import { useEndpoint } from '../../api/useEndpoint.ts';
import { useBlock } from '../../blocks/useBlock.ts';
import { GenrePanelView } from './GenrePanelView.tsx';
import { genreRead } from './genreStats.address.ts';

interface GenrePanelProps {
  portal: PortalSlug;
  id: string;
  onClose: () => void;
}

/** The panel of the genre that the address names. */
export function GenrePanel({ portal, id, onClose }: GenrePanelProps) {
  const { endpoint, input } = genreRead(portal, id);
  return (
    <GenrePanelView
      portal={portal}
      block={useBlock(useEndpoint(endpoint, input))}
      onClose={onClose}
    />
  );
}
