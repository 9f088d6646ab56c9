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

/** A facet under its name, which folds it away and says how much it asks for. */
export function FacetGroup({ facet, isOpenAtFirst }: FacetGroupProps) {
  const { formats } = useWidgets();
  const asked = facetCount(facet);
  /** As it stood at first: a group that closed with its last tick would close under the pointer. */
  const [isOpen] = useState(isOpenAtFirst || asked > 0);
  /** Folded groups are most of the panel's hundred boxes: each is drawn when it is first unfolded. */
  const [isDrawn, setDrawn] = useState(isOpen);
  return (
    <details className={css.group} open={isOpen} onToggle={() => setDrawn(true)}>
      <summary className={css.summary}>
        <span className={css.name}>{facet.label}</span>
        {asked > 0 && <Badge>{formats.formatNumber(asked)}</Badge>}
        <Icon name="chevronDown" size="sm" className={css.fold} />
      </summary>
      {isDrawn && <FacetEditor facet={facet} />}
    </details>
  );
}
