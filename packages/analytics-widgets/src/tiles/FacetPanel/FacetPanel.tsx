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
  /**
   * Number of results that match all facets; null while unknown. Shown on the drawer's closing
   * button.
   */
  count?: number | null;
  /** Clears all facets; offered while any is active. */
  onClear?: () => void;
  /** The breakpoint from which the facets are a column; below it they are in a drawer. */
  columnFrom?: 'md' | 'lg' | 'xl';
}

/** Groups that are open initially; those with active options always are. */
const INITIALLY_OPEN_GROUPS = 3;

/** The facets of a list with counts: a column on wide screens, else a button with a drawer. */
export function FacetPanel(props: FacetPanelProps) {
  const { facets, count = null, onClear, columnFrom = 'md', className, ...rest } = props;
  const { strings } = useWidgets();
  const isNarrow = useMedia(media.below(columnFrom));
  const [isOpen, setOpen] = useState(false);
  const drawer = useOnDemand(loadDrawer);
  const activeCount = facets.reduce((sum, facet) => sum + facetCount(facet), 0);
  const clear = onClear && activeCount > 0 && (
    <Button size="sm" variant="quiet" onPress={onClear}>
      {strings.filters.clear}
    </Button>
  );
  const groups = facets.map((facet, at) => (
    <FacetGroup key={facet.id} facet={facet} isOpenAtFirst={at < INITIALLY_OPEN_GROUPS} />
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
          {strings.facets.open(activeCount)}
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
