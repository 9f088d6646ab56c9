import { RadioButton, RadioField } from 'react-aria-components/RadioGroup';
import { Text } from 'react-aria-components/Text';
import * as css from './RadioGroup.css.ts';
import type { RadioOption } from './radioOption.ts';

/** One option: a ring with its words and, under them, what it means. */
export function Radio({ option }: { option: RadioOption }) {
  return (
    <RadioField value={option.id} isDisabled={option.isDisabled === true} className={css.option}>
      <RadioButton className={css.button}>
        <span className={css.ring} />
        <span className={css.words}>{option.label}</span>
        {option.aside !== undefined && <span className={css.aside}> {option.aside}</span>}
      </RadioButton>
      {option.description !== undefined && (
        <Text slot="description" className={css.note}>
          {option.description}
        </Text>
      )}
    </RadioField>
  );
}
