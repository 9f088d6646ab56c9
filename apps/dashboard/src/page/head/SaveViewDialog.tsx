import { myAccount, savedViews, saveView } from '@litometr/api-contract';
import { showToast } from '@litometr/ui/toast';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { useEndpointMutation } from '../../api/useEndpointMutation.ts';
import { VIEW_NAME_MAX, ViewNameDialog } from '../../blocks/views/ViewNameDialog.tsx';
import { useIsolate } from '../../domain/useIsolate.ts';
import { pageMessages as messages } from '../page.messages.ts';
import { saveViewMessages } from './saveView.messages.ts';

export interface SaveViewDialogProps {
  onClose: () => void;
}

/** The URL to store: without the language of the visit. */
function queryOf(search: string): string {
  const params = new URLSearchParams(search);
  params.delete('lang');
  return params.toString();
}

/** Asks the user for the name of the saved view. */
export default function SaveViewDialog({ onClose }: SaveViewDialogProps) {
  const { formatMessage: t } = useIntl();
  const { pathname, search } = useLocation();
  const isolate = useIsolate();
  const { send } = useEndpointMutation(saveView, [savedViews, myAccount]);
  // As the page was when the form opened.
  const [usual] = useState(() => document.title.replace(/ · [^·]+$/, '').slice(0, VIEW_NAME_MAX));

  const save = async (name: string) => {
    const body = { name, path: pathname, query: queryOf(search) };
    const outcome = await send({ body });
    if (outcome.ok) {
      const title = t(saveViewMessages.viewSaved, { name: isolate(outcome.data.name) });
      showToast({ tone: 'success', title });
    }
    return outcome;
  };
  return (
    <ViewNameDialog
      title={t(messages.saveView)}
      name={usual}
      help={t(saveViewMessages.viewNameHelp)}
      onSave={save}
      onClose={onClose}
    />
  );
}
