import { Button, Text } from '@litometr/ui';
import { SearchField } from '@litometr/ui/form';
import { type ReactNode, useState } from 'react';
import { useWidgets } from '../../provider/WidgetsProvider.tsx';
import * as css from './FacetPanel.css.ts';
import type { ChoiceFacet, FacetOption, TagsFacet } from './facet.ts';

interface FacetListProps {
  facet: ChoiceFacet | TagsFacet;
  /** Ids that stay in sight, however long the list is. */
  chosen: readonly string[];
  row: (option: FacetOption) => ReactNode;
}

/** Options shown before «more». */
const FIRST = 8;
/** From so many options on they can be searched. */
const SEARCHED_FROM = 12;

/** Options in the order of their owner, folded where they are many, with a search over long lists. */
export function FacetList({ facet, chosen, row }: FacetListProps) {
  const { formats, strings } = useWidgets();
  const [text, setText] = useState('');
  const [isWhole, setWhole] = useState(false);
  const { options, label, onSearch, isPending = false } = facet;
  const words = strings.facets;
  const wanted = text.trim().toLocaleLowerCase(formats.locale);
  const found =
    wanted === '' || onSearch
      ? options
      : options.filter((option) => option.label.toLocaleLowerCase(formats.locale).includes(wanted));
  const shown =
    isWhole || wanted !== ''
      ? found
      : found.filter(({ id }, at) => at < FIRST || chosen.includes(id));
  const hidden = found.length - shown.length;
  return (
    <>
      {(onSearch ?? options.length >= SEARCHED_FROM) && (
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
      <ul aria-label={label} className={css.list} data-whole={isWhole || undefined}>
        {shown.map((option) => (
          <li key={option.id} className={css.row}>
            {row(option)}
          </li>
        ))}
      </ul>
      {(hidden > 0 || (isWhole && wanted === '' && found.length > FIRST)) && (
        <Button size="sm" variant="quiet" onPress={() => setWhole(!isWhole)}>
          {isWhole ? words.less : words.more(hidden)}
        </Button>
      )}
    </>
  );
}
