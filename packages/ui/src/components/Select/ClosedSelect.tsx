import { clsx } from 'clsx';
import { type Ref, useId } from 'react';
import { Button, type ButtonProps } from 'react-aria-components/Button';
import * as field from '../../internal/field.css.ts';
import { flatten, type OptionEntry } from '../../internal/options.ts';
import { requireLabel } from '../../internal/requireLabel.ts';
import { useUiStrings } from '../../provider/index.ts';
import { PendingSpinner } from '../Button/ButtonContent.tsx';
import { Icon } from '../Icon/index.ts';
import * as hidden from '../VisuallyHidden/VisuallyHidden.css.ts';
import * as css from './Select.css.ts';

export interface ClosedSelectProps {
  label: string;
  labelHidden?: boolean;
  /** Options, and groups of them under headings. */
  options: readonly OptionEntry[];
  /** Id of the chosen option; null for none. */
  value: string | null;
  /** `sm` is for toolbars: at most 150 px wide. */
  size?: keyof typeof field.size;
  className?: string;
  ref?: Ref<HTMLDivElement>;
}

interface WithPresses extends ClosedSelectProps {
  presses: Pick<ButtonProps, 'onHoverStart' | 'onPressChange' | 'onFocusChange' | 'onPress'>;
  /** Whether it was pressed, and its list is loading: on a slow line the press is seen at once. */
  isOpening: boolean;
}

/** Renders a Select in its closed state: without its list, it is a button. */
export function ClosedSelect(props: WithPresses) {
  const { label, labelHidden = false, options, value, size = 'md', className, ...rest } = props;
  const { presses, isOpening, ...root } = rest;
  requireLabel('SelectOnIntent', label);
  const strings = useUiStrings();
  const id = useId();
  const chosen = flatten(options).find((option) => option.id === value);
  return (
    <div
      {...root}
      data-field=""
      data-size={size}
      className={clsx(field.root, css.width[size], className)}
    >
      <span id={`${id}label`} className={clsx(field.label, labelHidden && hidden.root)}>
        {label}
      </span>
      <Button
        {...presses}
        aria-haspopup="listbox"
        aria-expanded={isOpening}
        aria-labelledby={`${id}value ${id}label`}
        className={clsx(field.well, field.size[size], css.button)}
      >
        <span id={`${id}value`} className={css.value} data-placeholder={!chosen || undefined}>
          {chosen?.label ?? strings.selectPlaceholder}
        </span>
        {isOpening ? (
          <PendingSpinner />
        ) : (
          <Icon name="chevronUpDown" size="sm" className={css.chevron} />
        )}
      </Button>
    </div>
  );
}
