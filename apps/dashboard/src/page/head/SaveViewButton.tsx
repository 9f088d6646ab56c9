import { IconButton } from '@litometr/ui';
import { useIntl } from 'react-intl';
import { signInRequest } from '../../auth/signInRequest.ts';
import { useVisitor } from '../../auth/Visitor.tsx';
import { pageMessages as messages } from '../page.messages.ts';
import { useLazyDialog } from '../useLazyDialog.ts';

const load = () => import('./SaveViewDialog.tsx');

/** Saves the page in its current state under a name; guests are asked to sign in first. */
export function SaveViewButton() {
  const { formatMessage: t } = useIntl();
  const visitor = useVisitor();
  const { Dialog, isOpen, setOpen, open, prefetch } = useLazyDialog(load, t(messages.viewNotSaved));
  if (visitor === null) return null;
  return (
    <>
      <IconButton
        icon="bookmark"
        label={t(messages.saveView)}
        onHoverStart={prefetch}
        onPress={() => {
          if (visitor.isSignedIn) open();
          else signInRequest.ask(open);
        }}
      />
      {Dialog !== null && isOpen && <Dialog onClose={() => setOpen(false)} />}
    </>
  );
}
