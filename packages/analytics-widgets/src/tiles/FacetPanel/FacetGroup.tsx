import { Badge, Icon } from '@litometr/ui';
import { useState } from 'react';
import { useWidgets } from '../../provider/WidgetsProvider.tsx';
import { FacetEditor } from './FacetEditor.tsx';
import * as css from './FacetPanel.css.ts';
import { type Facet, facetCount } from './facet.ts';

interface FacetGroupProps {
  facet: Facet;
  isOpenAtFirst: boolean;
}

/** A collapsible facet under its name, with the number of active options. */
export function FacetGroup({ facet, isOpenAtFirst }: FacetGroupProps) {
  const { formats } = useWidgets();
  const activeCount = facetCount(facet);
  /**
   * The initial state: a group that closed with its last checkbox would close under the pointer.
   */
  const [isOpen] = useState(isOpenAtFirst || activeCount > 0);
  /**
   * Collapsed groups contain most of the panel's hundred checkboxes: each renders when it first
   * opens.
   */
  const [isRendered, setRendered] = useState(isOpen);
  return (
    <details className={css.group} open={isOpen} onToggle={() => setRendered(true)}>
      <summary className={css.summary}>
        <span className={css.name}>{facet.label}</span>
        {activeCount > 0 && <Badge>{formats.formatNumber(activeCount)}</Badge>}
        <Icon name="chevronDown" size="sm" className={css.fold} />
      </summary>
      {isRendered && <FacetEditor facet={facet} />}
    </details>
  );
}
