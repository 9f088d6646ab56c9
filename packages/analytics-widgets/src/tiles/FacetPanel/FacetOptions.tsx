import { useId } from 'react';
import { FacetList } from './FacetList.tsx';
import * as css from './FacetPanel.css.ts';
import type { ChoiceFacet } from './facet.ts';
import { OptionBox } from './OptionBox.tsx';

/** Checkboxes, or radio buttons where only one option can be active. */
export function FacetOptions({ facet }: { facet: ChoiceFacet }) {
  const group = useId();
  const { label, options, value, onChange, single = false } = facet;
  if (single) {
    return (
      <div role="radiogroup" aria-label={label} className={css.list}>
        {options.map((option) => (
          <div key={option.id} className={css.row}>
            <OptionBox
              group={group}
              option={option}
              isSelected={value[0] === option.id}
              onChange={() => onChange([option.id])}
            />
          </div>
        ))}
      </div>
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
