import type { ReactNode } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { Text } from 'react-aria-components/Text';
import { Icon } from '../components/Icon/index.ts';
import * as css from './field.css.ts';

interface FieldNotesProps {
  description: ReactNode;
  /** The owner's message; without it the messages of validation and of the server are shown. */
  errorMessage: string | undefined;
}

/** What stands under a control: an explanation, and when it is invalid, why. */
export function FieldNotes({ description, errorMessage }: FieldNotesProps) {
  return (
    <>
      {description !== undefined && (
        <Text slot="description" className={css.note}>
          {description}
        </Text>
      )}
      <FieldError className={css.error}>
        {({ validationErrors }) => (
          <>
            <Icon name="danger" size="sm" />
            <span>{errorMessage ?? validationErrors.join(' ')}</span>
          </>
        )}
      </FieldError>
    </>
  );
}
