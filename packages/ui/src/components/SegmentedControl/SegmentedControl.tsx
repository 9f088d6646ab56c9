import { clsx } from 'clsx';
import { type HTMLAttributes, type Ref, useId } from 'react';
import { requireText, requireThat } from '../../internal/developerError.ts';
import { KeepInView } from '../../internal/KeepInView.tsx';
import { scrollFade } from '../../internal/scrollFade.css.ts';
import { Icon, type IconName } from '../Icon/index.ts';
import { followLine } from './followLine.ts';
import * as css from './SegmentedControl.css.ts';

export interface SegmentedOption<Id extends string = string> {
  id: Id;
  label: string;
  icon?: IconName;
  isDisabled?: boolean;
}

export interface SegmentedControlProps<Id extends string = string>
  extends Omit<
    HTMLAttributes<HTMLDivElement>,
    'className' | 'children' | 'role' | 'aria-label' | 'aria-labelledby' | 'onChange' | 'onKeyDown'
  > {
  /** Names the choice. */
  label: string;
  /** Shown over the control in forms; beside a chart or a table the place says it. */
  labelHidden?: boolean;
  options: readonly SegmentedOption<Id>[];
  value: Id;
  onChange: (id: Id) => void;
  /** `icon` hides the words; every option then needs an icon. */
  display?: 'text' | 'icon';
  size?: keyof typeof css.size;
  isDisabled?: boolean;
  className?: string;
  ref?: Ref<HTMLDivElement>;
}

/**
 * Two to five views of the same content, one of them shown. For more, use Select. Built on native
 * radio buttons: it is on most pages, and a library's widget would add code without a benefit.
 */
export function SegmentedControl<Id extends string = string>({
  label,
  labelHidden = true,
  options,
  value,
  onChange,
  display = 'text',
  size = 'md',
  isDisabled = false,
  className,
  ...rest
}: SegmentedControlProps<Id>) {
  requireText('SegmentedControl', 'label', label, 'Nothing else says what is chosen between.');
  requireThat(
    display === 'text' || options.every((option) => option.icon),
    'SegmentedControl shows icons, but not every option has one.',
    'A segment without words and without an icon is empty.',
    'Give each option an icon, or take display="icon" away.',
  );
  const id = useId();
  const labelId = `${id}label`;
  return (
    <div
      {...rest}
      role="radiogroup"
      {...(labelHidden ? { 'aria-label': label } : { 'aria-labelledby': labelId })}
      onKeyDown={followLine}
      className={clsx(css.root, className)}
    >
      {!labelHidden && (
        <span id={labelId} className={css.label}>
          {label}
        </span>
      )}
      <div className={clsx(css.track, scrollFade)}>
        {options.map((option) => (
          <label
            key={option.id}
            className={clsx(css.segment, css.size[size], display === 'icon' && css.iconOnly)}
          >
            <input
              type="radio"
              name={id}
              value={option.id}
              checked={option.id === value}
              disabled={isDisabled || option.isDisabled === true}
              onChange={() => onChange(option.id)}
              aria-label={display === 'icon' ? option.label : undefined}
              className={css.input}
            />
            <KeepInView isChosen={option.id === value} />
            {option.icon && <Icon name={option.icon} size={size === 'sm' ? 'sm' : 'md'} />}
            {display === 'text' && option.label}
          </label>
        ))}
      </div>
    </div>
  );
}
