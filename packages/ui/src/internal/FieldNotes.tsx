import type { ReactNode } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { Text } from 'react-aria-components/Text';
import { Icon } from '../components/Icon/index.ts';
import * as css from './field.css.ts';

interface FieldNotesProps {
  description?: ReactNode;
  /** The owner's message; without it the messages of validation and of the server are shown. */
  errorMessage?: string | undefined;
  /** Said for a field left empty: the browser has own words for it, in its own language. */
  requiredMessage?: string | undefined;
}

/** Renders the notes under a control: a description, and the error when it is invalid. */
export function FieldNotes({ description, errorMessage, requiredMessage }: FieldNotesProps) {
  return (
    <>
      {description !== undefined && description !== null && (
        <Text slot="description" className={css.note}>
          {description}
        </Text>
      )}
      <FieldError className={css.error} data-field-error="">
        {({ validationErrors, validationDetails }) => (
          <>
            <Icon name="danger" size="sm" className={css.errorIcon} />
            <span>
              {errorMessage ??
                (validationDetails.valueMissing && requiredMessage !== undefined
                  ? requiredMessage
                  : validationErrors.join(' '))}
            </span>
          </>
        )}
      </FieldError>
    </>
  );
}
