import { RadioGroup } from '@litometr/ui/form';
import { signs } from '../../internal/signs.ts';
import { useWidgets } from '../../provider/WidgetsProvider.tsx';
import { FacetList } from './FacetList.tsx';
import type { ChoiceFacet } from './facet.ts';
import { OptionBox } from './OptionBox.tsx';

/** Boxes, or where only one can stand, a choice of one. */
export function FacetOptions({ facet }: { facet: ChoiceFacet }) {
  const { formats } = useWidgets();
  const { label, options, value, onChange, single = false } = facet;
  if (single) {
    return (
      <RadioGroup
        label={label}
        labelHidden
        options={options.map(({ id, label: words, count = null }) => ({
          id,
          label: count === null ? words : `${words}${signs.dot}${formats.formatNumber(count)}`,
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
