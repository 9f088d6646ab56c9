import { ButtonLink } from '@litometr/ui';
import { useIntl } from 'react-intl';
import { AccountSteps } from '../../blocks/AccountSteps.tsx';
import { Section } from '../../blocks/Section.tsx';
import { paths } from '../../domain/paths.ts';
import { portalPath } from '../../portals/portals.ts';
import { dashboardMessages as messages } from './dashboard.messages.ts';

/** For an account that follows nothing yet: three steps, each with the place to begin. */
export function FirstSteps() {
  const { formatMessage: t } = useIntl();
  return (
    <Section title={t(messages.firstSteps)}>
      <AccountSteps
        actions={{
          watch: (
            <>
              <ButtonLink variant="primary" size="sm" href={portalPath('litnet', 'global-top')}>
                {t(messages.toTop)}
              </ButtonLink>
              <ButtonLink size="sm" href={paths.watchList}>
                {t(messages.byLinks)}
              </ButtonLink>
            </>
          ),
          view: (
            <ButtonLink size="sm" href={portalPath('litnet', 'books')}>
              {t(messages.toCatalogue)}
            </ButtonLink>
          ),
          alert: (
            <ButtonLink size="sm" href={paths.alerts}>
              {t(messages.toAlerts)}
            </ButtonLink>
          ),
        }}
      />
    </Section>
  );
}
