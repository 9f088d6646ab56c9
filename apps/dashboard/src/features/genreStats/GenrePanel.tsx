import type { PortalSlug } from '@litometr/api-contract';
import { useEndpoint } from '../../api/useEndpoint.ts';
import { useBlock } from '../../blocks/useBlock.ts';
import type { PeriodState } from '../../page/period/period.ts';
import { GenrePanelView } from './GenrePanelView.tsx';
import { genreRead } from './genreStats.address.ts';

interface GenrePanelProps {
  portal: PortalSlug;
  id: string;
  /** The days of the page. */
  period: PeriodState;
  onClose: () => void;
}

/** The panel of the genre that the address names. */
export function GenrePanel({ portal, id, period, onClose }: GenrePanelProps) {
  const { endpoint, input } = genreRead(portal, id, period);
  return (
    <GenrePanelView
      portal={portal}
      block={useBlock(useEndpoint(endpoint, input))}
      onClose={onClose}
    />
  );
}
