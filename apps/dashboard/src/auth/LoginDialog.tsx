import { safeRedirect } from '@litometr/auth-machine/router';
import { Dialog } from '@litometr/ui/dialog';
import { useIntl } from 'react-intl';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { LoginForm } from './LoginForm.tsx';
import { loginMessages as messages } from './login.messages.ts';
import { signInRequest } from './signInRequest.ts';

export interface LoginDialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** Where a sign-in leads without a `redirect` parameter; null stays on the page. */
  fallback: string | null;
}

/** The sign-in dialog. On success it navigates to the `redirect` parameter, when there is one. */
export default function LoginDialog({ isOpen, onClose, fallback }: LoginDialogProps) {
  const { formatMessage: t } = useIntl();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const onSuccess = () => {
    // Closing drops what waits for the sign-in.
    const then = signInRequest.take();
    const redirects = search.getAll('redirect');
    const target = redirects.length > 0 ? safeRedirect(redirects) : fallback;
    // The navigation unmounts the login page; closing it first would show Home in between.
    if (fallback === null) onClose();
    if (target !== null) void navigate(target, { replace: true });
    then?.();
  };
  return (
    <Dialog
      size="sm"
      title={t(messages.title)}
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <LoginForm onSuccess={onSuccess} onCancel={onClose} />
    </Dialog>
  );
}
