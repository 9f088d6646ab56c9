import { use } from 'react';
import { CheckboxGroupStateContext } from 'react-aria-components/CheckboxGroup';
import { Checkbox } from './Checkbox.tsx';
import type { CheckboxOption } from './checkboxOption.ts';

interface AllBoxProps {
  options: readonly CheckboxOption[];
  children: string;
}

/** The box over a group: ticked when all are, half when some are. It is no value of its own. */
export function AllBox({ options, children }: AllBoxProps) {
  const state = use(CheckboxGroupStateContext);
  if (!state) return null;
  const open = options.filter((option) => !option.isDisabled).map((option) => option.id);
  const unaffectedIds = state.value.filter((id) => !open.includes(id));
  const ticked = open.filter((id) => state.isSelected(id));
  const isAll = ticked.length === open.length;
  return (
    // Within the group's state it would be one more of its boxes.
    <CheckboxGroupStateContext value={null}>
      <Checkbox
        isSelected={isAll}
        isIndeterminate={ticked.length > 0 && !isAll}
        isDisabled={state.isDisabled}
        isReadOnly={state.isReadOnly}
        onChange={(isSelected) =>
          state.setValue(isSelected ? [...unaffectedIds, ...open] : unaffectedIds)
        }
      >
        {children}
      </Checkbox>
    </CheckboxGroupStateContext>
  );
}
