import { RadioGroup } from '@litometr/ui/form';
import { FacetList } from './FacetList.tsx';
import * as css from './FacetPanel.css.ts';
import type { ChoiceFacet } from './facet.ts';
import { OptionBox, OptionCount } from './OptionBox.tsx';

/** Boxes, or where only one can stand, a choice of one. */
export function FacetOptions({ facet }: { facet: ChoiceFacet }) {
  const { label, options, value, onChange, single = false } = facet;
  if (single) {
    return (
      <RadioGroup
        label={label}
        labelHidden
        className={css.single}
        options={options.map(({ id, label: words, count = null }) => ({
          id,
          label: words,
          ...(count !== null && { aside: <OptionCount count={count} /> }),
        }))}
        value={value[0] ?? null}
        onChange={(id) => onChange([id])}
      />
    );
  }
  return (
    <FacetList
      facet={facet}
      chosen={value}
      row={(option) => (
        <OptionBox
          option={option}
          isSelected={value.includes(option.id)}
          onChange={(isOn) =>
            onChange(isOn ? [...value, option.id] : value.filter((id) => id !== option.id))
          }
        />
      )}
    />
  );
}
