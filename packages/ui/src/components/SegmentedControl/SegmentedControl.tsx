import { clsx } from 'clsx';
import { type Ref, useId } from 'react';
import {
  ToggleButton,
  ToggleButtonGroup,
  type ToggleButtonGroupProps,
} from 'react-aria-components/ToggleButtonGroup';
import { KeepInView } from '../../internal/KeepInView.tsx';
import { scrollFade } from '../../internal/scrollFade.css.ts';
import { requireText, requireThat } from '../../internal/teach.ts';
import { Icon, type IconName } from '../Icon/index.ts';
import * as css from './SegmentedControl.css.ts';

export interface SegmentedOption<Id extends string = string> {
  id: Id;
  label: string;
  icon?: IconName;
  isDisabled?: boolean;
}

export interface SegmentedControlProps<Id extends string = string>
  extends Omit<
    ToggleButtonGroupProps,
    | 'className'
    | 'children'
    | 'selectionMode'
    | 'selectedKeys'
    | 'defaultSelectedKeys'
    | 'onSelectionChange'
    | 'disallowEmptySelection'
    | 'aria-label'
    | 'onChange'
  > {
  /** What is chosen between. */
  label: string;
  /** Shown over the control in forms; beside a chart or a table the place says it. */
  labelHidden?: boolean;
  options: readonly SegmentedOption<Id>[];
  value: Id;
  onChange: (id: Id) => void;
  /** `icon` hides the words; every option then needs an icon. */
  display?: 'text' | 'icon';
  size?: keyof typeof css.size;
  className?: string;
  ref?: Ref<HTMLDivElement>;
}

/** Two to five views of the same thing, one of them shown. For more, Select. */
export function SegmentedControl<Id extends string = string>({
  label,
  labelHidden = true,
  options,
  value,
  onChange,
  display = 'text',
  size = 'md',
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
  const labelId = useId();
  return (
    <ToggleButtonGroup
      {...rest}
      {...(labelHidden ? { 'aria-label': label } : { 'aria-labelledby': labelId })}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[value]}
      onSelectionChange={(keys) => {
        const chosen = options.find((option) => keys.has(option.id));
        if (chosen) onChange(chosen.id);
      }}
      className={clsx(css.root, className)}
    >
      {!labelHidden && (
        <span id={labelId} className={css.label}>
          {label}
        </span>
      )}
      <div className={clsx(css.track, scrollFade)}>
        {options.map((option) => (
          <ToggleButton
            key={option.id}
            id={option.id}
            isDisabled={option.isDisabled === true}
            aria-label={display === 'icon' ? option.label : undefined}
            className={clsx(css.segment, css.size[size], display === 'icon' && css.iconOnly)}
          >
            <KeepInView isChosen={option.id === value} />
            {option.icon && <Icon name={option.icon} size={size === 'sm' ? 'sm' : 'md'} />}
            {display === 'text' && option.label}
          </ToggleButton>
        ))}
      </div>
    </ToggleButtonGroup>
  );
}
