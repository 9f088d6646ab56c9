import { Button, Text } from '@litometr/ui';
import { SearchField } from '@litometr/ui/form';
import { type ReactNode, useState } from 'react';
import { useWidgets } from '../../provider/WidgetsProvider.tsx';
import * as css from './FacetPanel.css.ts';
import type { ChoiceFacet, FacetOption, TagsFacet } from './facet.ts';

interface FacetListProps {
  facet: ChoiceFacet | TagsFacet;
  /** Ids that stay visible, however long the list is. */
  chosen: readonly string[];
  row: (option: FacetOption) => ReactNode;
}

/** Options shown before «more». */
const COLLAPSED_OPTION_COUNT = 8;
/** Lists with so many options have a search field. */
const SEARCH_MIN_OPTIONS = 12;

/** Options in the owner's order, collapsed if there are many, with a search field in long lists. */
export function FacetList({ facet, chosen, row }: FacetListProps) {
  const { formats, strings } = useWidgets();
  const [text, setText] = useState('');
  const [isExpanded, setExpanded] = useState(false);
  const { options, label, onSearch, isPending = false } = facet;
  const words = strings.facets;
  const wanted = text.trim().toLocaleLowerCase(formats.locale);
  const found =
    wanted === '' || onSearch
      ? options
      : options.filter((option) => option.label.toLocaleLowerCase(formats.locale).includes(wanted));
  const shown =
    isExpanded || wanted !== ''
      ? found
      : found.filter(({ id }, at) => at < COLLAPSED_OPTION_COUNT || chosen.includes(id));
  const hidden = found.length - shown.length;
  return (
    <>
      {(onSearch ?? options.length >= SEARCH_MIN_OPTIONS) && (
        <SearchField
          size="sm"
          label={words.search(label)}
          placeholder={words.search(label)}
          value={text}
          isPending={isPending}
          onChange={(next) => {
            setText(next);
            onSearch?.(next);
          }}
        />
      )}
      {shown.length === 0 && !isPending && (
        <Text size="caption" tone="secondary">
          {words.nothing}
        </Text>
      )}
      <ul aria-label={label} className={css.list} data-whole={isExpanded || undefined}>
        {shown.map((option) => (
          <li key={option.id} className={css.row}>
            {row(option)}
          </li>
        ))}
      </ul>
      {(hidden > 0 || (isExpanded && wanted === '' && found.length > COLLAPSED_OPTION_COUNT)) && (
        <Button size="sm" variant="quiet" onPress={() => setExpanded(!isExpanded)}>
          {isExpanded ? words.less : words.more(hidden)}
        </Button>
      )}
    </>
  );
}
