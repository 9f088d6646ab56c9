import { VisuallyHidden } from '@litometr/ui';
import { tickBox } from '../../internal/tickBox.css.ts';
import { useWidgets } from '../../provider/WidgetsProvider.tsx';
import * as css from './FacetPanel.css.ts';
import type { FacetOption } from './facet.ts';

interface OptionBoxProps {
  option: FacetOption;
  isSelected: boolean;
  /** Left out: crossed out, and not ticked. */
  isOut?: boolean;
  /** Of the group in which one alone can stand; without it the box is one of many. */
  group?: string;
  onChange: (isSelected: boolean) => void;
}

/** An option to be ticked, with how many answer to it at the end of its line. */
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

/** A bare number to the eye, a number of things to the ear. */
export function OptionCount({ count }: { count: number }) {
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
