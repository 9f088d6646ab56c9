import { Badge, Button, Icon } from '@litometr/ui';
import { Popover } from '@litometr/ui/popover';
import { useState } from 'react';
import { useWidgets } from '../../provider/WidgetsProvider.tsx';
import { FacetEditor } from '../FacetPanel/FacetEditor.tsx';
import { type Facet, facetCount } from '../FacetPanel/facet.ts';
import * as css from './FilterBar.css.ts';

/** Two steps in one panel: the facet first, then its value. */
export default function FilterAdder({ facets }: { facets: readonly Facet[] }) {
  const { formats, strings } = useWidgets();
  const words = strings.filters;
  // The panel is loaded after the press that opens it.
  const [isOpen, setOpen] = useState(true);
  const [chosen, setChosen] = useState<string | null>(null);
  const facet = facets.find(({ id }) => id === chosen);
  return (
    <Popover
      trigger={<Button icon="plus">{words.add}</Button>}
      label={facet?.label ?? words.add}
      isOpen={isOpen}
      onOpenChange={(next) => {
        setOpen(next);
        setChosen(null);
      }}
      placement="bottom start"
    >
      <div className={css.panel}>
        {facet ? (
          <>
            <Button
              size="sm"
              variant="quiet"
              icon="arrowStart"
              autoFocus
              onPress={() => setChosen(null)}
            >
              {words.back}
            </Button>
            <p className={css.name}>{facet.label}</p>
            <FacetEditor facet={facet} />
          </>
        ) : (
          <ul aria-label={words.add} className={css.choice}>
            {facets.map((each) => (
              <li key={each.id}>
                <button type="button" className={css.facet} onClick={() => setChosen(each.id)}>
                  <span className={css.facetName}>{each.label}</span>
                  {facetCount(each) > 0 && <Badge>{formats.formatNumber(facetCount(each))}</Badge>}
                  <Icon name="chevronEnd" size="sm" className={css.next} />
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Popover>
  );
}
