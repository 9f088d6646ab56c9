import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import LoginDialog from '../../auth/LoginDialog.tsx';
import { loginMessages } from '../../auth/login.messages.ts';
import { paths } from '../../domain/paths.ts';
import { BooksBackdrop } from '../../page/BooksBackdrop.tsx';
import { PageHead } from '../../page/PageHead.tsx';
import { useExactTitle } from '../../page/usePageTitle.ts';

/** The same form as the modal's, open over the page; without a redirect it ends at `/app`. */
export function LoginPage() {
  const { formatMessage: t } = useIntl();
  const navigate = useNavigate();
  const title = t(loginMessages.title);
  useExactTitle(title);
  return (
    <BooksBackdrop>
      <PageHead title={title} meta={null} isPlain />
      <LoginDialog isOpen fallback={paths.app} onClose={() => void navigate(paths.home)} />
    </BooksBackdrop>
  );
}
