import { Button } from '@litometr/ui';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { signInRequest } from '../../auth/signInRequest.ts';
import { useVisitor } from '../../auth/Visitor.tsx';
import { AccountSteps } from '../../blocks/AccountSteps.tsx';
import { Section } from '../../blocks/Section.tsx';
import { paths } from '../../domain/paths.ts';
import { homeMessages as messages } from './home.messages.ts';

/** The uses of an account and a sign-in button, for guests only. */
export function AccountOffer() {
  const { formatMessage: t } = useIntl();
  const navigate = useNavigate();
  if (useVisitor()?.isSignedIn === true) return null;
  return (
    <Section
      title={t(messages.account)}
      actions={
        <Button variant="primary" onPress={() => signInRequest.ask(() => void navigate(paths.app))}>
          {t(messages.signIn)}
        </Button>
      }
    >
      <AccountSteps />
    </Section>
  );
}
