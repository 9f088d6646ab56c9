import { VisuallyHidden } from '@litometr/ui';
import { tickBox } from '../../internal/tickBox.css.ts';
import { useWidgets } from '../../provider/WidgetsProvider.tsx';
import * as css from './FacetPanel.css.ts';
import type { FacetOption } from './facet.ts';

interface OptionBoxProps {
  option: FacetOption;
  isSelected: boolean;
  /** Excluded: crossed out and not checked. */
  isOut?: boolean;
  /** Name of a radio group; without it the box is a checkbox. */
  group?: string;
  onChange: (isSelected: boolean) => void;
}

/** An option with a checkbox or radio button, and its number of results at the end of the line. */
export function OptionBox({ option, isSelected, isOut = false, group, onChange }: OptionBoxProps) {
  const { label, count = null } = option;
  return (
    <>
      <label className={css.option}>
        <input
          type={group === undefined ? 'checkbox' : 'radio'}
          name={group}
          className={tickBox}
          checked={isSelected}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <span data-out={isOut || undefined} className={css.label}>
          {label}
        </span>
      </label>
      {count !== null && <OptionCount count={count} />}
    </>
  );
}

/** A number on the screen, a number with its unit for screen readers. */
function OptionCount({ count }: { count: number }) {
  const { formats, strings } = useWidgets();
  const text = formats.formatNumber(count);
  return (
    <>
      <span aria-hidden="true" className={css.count}>
        {text}
      </span>
      <VisuallyHidden>{strings.facets.count(count, text)}</VisuallyHidden>
    </>
  );
}
