import { Button, lazyPart, Skeleton } from '@litometr/ui';
import { RetryLoad } from '../../internal/RetryLoad.tsx';
import { useWidgets } from '../../provider/WidgetsProvider.tsx';
import { FacetOptions } from './FacetOptions.tsx';
import * as css from './FacetPanel.css.ts';
import { FacetTags } from './FacetTags.tsx';
import { type Facet, facetCount, resetFacet } from './facet.ts';

const FacetSlider = lazyPart(() => import('./FacetSlider.tsx'), {
  failure: RetryLoad,
  place: () => <Skeleton shape="block" blockSize="84px" />,
});

/** The control of a facet, by its kind, and a reset button. */
export function FacetEditor({ facet }: { facet: Facet }) {
  const { strings } = useWidgets();
  return (
    <div className={css.editor}>
      {controls(facet)}
      {facetCount(facet) > 0 && (
        <Button
          size="sm"
          variant="quiet"
          aria-label={strings.facets.reset(facet.label)}
          onPress={() => resetFacet(facet)}
        >
          {strings.facets.reset(facet.label)}
        </Button>
      )}
    </div>
  );
}

function controls(facet: Facet) {
  switch (facet.kind) {
    case 'choice':
      return <FacetOptions facet={facet} />;
    case 'tags':
      return <FacetTags facet={facet} />;
    case 'range':
      return <FacetSlider facet={facet} />;
    default:
      return facet satisfies never;
  }
}
