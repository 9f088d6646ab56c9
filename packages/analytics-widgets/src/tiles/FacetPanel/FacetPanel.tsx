import { Button } from '@litometr/ui';
import clsx from 'clsx';
import { type ComponentProps, lazy, Suspense, useState } from 'react';
import { screenOnly } from '../../internal/print.css.ts';
import { media } from '../../internal/theme.ts';
import { useMedia } from '../../internal/useMedia.ts';
import { useOnDemand } from '../../internal/useOnDemand.ts';
import { useWidgets } from '../../provider/WidgetsProvider.tsx';
import { FacetGroup } from './FacetGroup.tsx';
import * as css from './FacetPanel.css.ts';
import { type Facet, facetCount } from './facet.ts';

const loadDrawer = () => import('./FacetDrawer.tsx');
const FacetDrawer = lazy(loadDrawer);

export interface FacetPanelProps extends Omit<ComponentProps<'section'>, 'children'> {
  facets: readonly Facet[];
  /** How many answer to all facets; null while nobody knows. Said by the drawer's way out. */
  count?: number | null;
  /** Takes all away; offered while there is something to take. */
  onClear?: () => void;
  /** The width from which there is room for a column; below it the facets stand in a drawer. */
  columnFrom?: 'md' | 'lg' | 'xl';
}

/** Groups that stand open at first; those that ask for something always do. */
const OPEN_AT_FIRST = 3;

/** The facets of a list with their counts, in a column; where it is narrow behind a button, in a drawer. */
export function FacetPanel(props: FacetPanelProps) {
  const { facets, count = null, onClear, columnFrom = 'md', className, ...rest } = props;
  const { strings } = useWidgets();
  const isNarrow = useMedia(media.below(columnFrom));
  const [isOpen, setOpen] = useState(false);
  const drawer = useOnDemand(loadDrawer);
  const asked = facets.reduce((sum, facet) => sum + facetCount(facet), 0);
  const clear = onClear && asked > 0 && (
    <Button size="sm" variant="quiet" onPress={onClear}>
      {strings.filters.clear}
    </Button>
  );
  const groups = facets.map((facet, at) => (
    <FacetGroup key={facet.id} facet={facet} isOpenAtFirst={at < OPEN_AT_FIRST} />
  ));
  const isEither = isNarrow === null;
  return (
    <section {...rest} aria-label={strings.facets.title} className={clsx(screenOnly, className)}>
      {isNarrow !== true && (
        <div className={clsx(css.column, isEither && css.hiddenBelow[columnFrom])}>
          {groups}
          {clear}
        </div>
      )}
      {isNarrow !== false && (
        <Button
          icon="sliders"
          className={clsx(isEither && css.hiddenFrom[columnFrom])}
          onHoverStart={drawer.warm}
          onFocus={drawer.warm}
          onPress={() => drawer.run(() => setOpen(true))}
        >
          {strings.facets.open(asked)}
        </Button>
      )}
      {isNarrow && isOpen && (
        <Suspense>
          <FacetDrawer count={count} onClose={() => setOpen(false)} clear={clear}>
            {groups}
          </FacetDrawer>
        </Suspense>
      )}
    </section>
  );
}
