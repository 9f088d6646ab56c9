import { TextField } from '@litometr/ui/form';
import { useIntl } from 'react-intl';
import type { Outcome } from '../../api/useEndpointMutation.ts';
import { FormDialog } from '../FormDialog.tsx';
import { viewNameMessages as messages } from './viewName.messages.ts';

export const VIEW_NAME_MAX = 100;

export interface ViewNameDialogProps {
  title: string;
  /** The initial value of the field. */
  name: string;
  help?: string;
  onSave: (name: string) => Promise<Outcome<unknown>>;
  onClose: () => void;
}

/** Gives a saved view its name. */
export function ViewNameDialog({ title, name, help, onSave, onClose }: ViewNameDialogProps) {
  const { formatMessage: t } = useIntl();
  return (
    <FormDialog
      title={title}
      errorField="name"
      onSend={(text) => onSave(text('name'))}
      onClose={onClose}
    >
      <TextField
        name="name"
        label={t(messages.name)}
        {...(help !== undefined && { description: help })}
        defaultValue={name}
        requiredMessage={t(messages.required)}
        maxLength={VIEW_NAME_MAX}
        hasCounter
        dir="auto"
        autoFocus
      />
    </FormDialog>
  );
}
