import { myAccount, savedViews, saveView } from '@litometr/api-contract';
import { Button, Inline, Stack } from '@litometr/ui';
import { Dialog } from '@litometr/ui/dialog';
import { Form, SubmitButton, TextField } from '@litometr/ui/form';
import { showToast } from '@litometr/ui/toast';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { useChange } from '../../api/useChange.ts';
import { useRefusalText } from '../../api/useRefusalText.ts';
import { pageMessages as messages } from '../page.messages.ts';

export interface SaveViewDialogProps {
  onClose: () => void;
}

const NAME_MAX = 100;

/** The address as it is kept: without the language of a visit. */
function queryOf(search: string): string {
  const params = new URLSearchParams(search);
  params.delete('lang');
  return params.toString();
}

/** Asks for the name of the page as it is. */
export default function SaveViewDialog({ onClose }: SaveViewDialogProps) {
  const { formatMessage: t } = useIntl();
  const { pathname, search } = useLocation();
  const change = useChange();
  const refusalText = useRefusalText();
  const [error, setError] = useState<string | null>(null);
  // As the page was when the form opened.
  const [usual] = useState(() => document.title.replace(/ · [^·]+$/, '').slice(0, NAME_MAX));

  const save = async (name: string) => {
    const body = { name, path: pathname, query: queryOf(search) };
    const outcome = await change(saveView, { body }, [savedViews, myAccount]);
    if (!outcome.ok) {
      setError(refusalText(outcome));
      return;
    }
    showToast({ tone: 'success', title: t(messages.viewSaved, { name: outcome.data.name }) });
    onClose();
  };

  return (
    <Dialog title={t(messages.saveView)} isOpen onOpenChange={onClose}>
      <Form
        {...(error !== null && { errors: { name: error } })}
        onSubmit={(event) => {
          event.preventDefault();
          const name = new FormData(event.currentTarget).get('name');
          setError(null);
          return typeof name === 'string' ? save(name) : undefined;
        }}
      >
        <Stack gap="md">
          <TextField
            name="name"
            label={t(messages.viewName)}
            description={t(messages.viewNameHelp)}
            defaultValue={usual}
            requiredMessage={t(messages.viewNameRequired)}
            maxLength={NAME_MAX}
            hasCounter
            autoFocus
          />
          <Inline justify="end" gap="sm">
            <Button onPress={onClose}>{t(messages.cancel)}</Button>
            <SubmitButton>{t(messages.save)}</SubmitButton>
          </Inline>
        </Stack>
      </Form>
    </Dialog>
  );
}
