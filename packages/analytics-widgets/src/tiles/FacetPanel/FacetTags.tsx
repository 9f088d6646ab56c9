import { IconButton, SegmentedControl } from '@litometr/ui';
import { useWidgets } from '../../provider/WidgetsProvider.tsx';
import { FacetList } from './FacetList.tsx';
import * as css from './FacetPanel.css.ts';
import type { FacetOption, TagsFacet } from './facet.ts';
import { OptionBox } from './OptionBox.tsx';

const without = (ids: readonly string[], id: string) => ids.filter((each) => each !== id);

/** Included options, all or any of them, and excluded options. */
export function FacetTags({ facet }: { facet: TagsFacet }) {
  const { strings } = useWidgets();
  const { label, value, onChange } = facet;
  const { include, exclude, mode } = value;
  const words = strings.facets;
  const row = (option: FacetOption) => {
    const { id } = option;
    const isIn = include.includes(id);
    const isOut = exclude.includes(id);
    return (
      <>
        <OptionBox
          option={option}
          isSelected={isIn}
          isOut={isOut}
          onChange={(isOn) =>
            onChange({
              mode,
              include: isOn ? [...include, id] : without(include, id),
              exclude: without(exclude, id),
            })
          }
        />
        <IconButton
          size="sm"
          icon="ban"
          label={words.exclude(option.label)}
          aria-pressed={isOut}
          className={css.exclude}
          onPress={() =>
            onChange({
              mode,
              include: without(include, id),
              exclude: isOut ? without(exclude, id) : [...exclude, id],
            })
          }
        />
      </>
    );
  };
  return (
    <>
      <SegmentedControl
        size="sm"
        label={words.mode(label)}
        options={[
          { id: 'all', label: words.all },
          { id: 'any', label: words.any },
        ]}
        value={mode}
        onChange={(id) => onChange({ include, exclude, mode: id })}
      />
      <FacetList facet={facet} chosen={[...include, ...exclude]} row={row} />
    </>
  );
}
