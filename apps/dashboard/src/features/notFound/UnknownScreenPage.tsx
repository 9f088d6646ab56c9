import { ButtonLink, EmptyState } from '@litometr/ui';
import { useIntl } from 'react-intl';
import { paths } from '../../domain/paths.ts';
import { usePageTitle } from '../../page/usePageTitle.ts';
import { notFoundMessages as messages } from './notFound.messages.ts';

export interface UnknownScreenPageProps {
  /** Title of the menu entry. */
  name: string;
  /** Component key of the menu entry. */
  component: string;
}

/** Explains that a menu entry opens a screen that this version of the app does not have. */
export function UnknownScreenPage({ name, component }: UnknownScreenPageProps) {
  const { formatMessage: t } = useIntl();
  usePageTitle(name);
  return (
    <EmptyState
      headingLevel={1}
      title={t(messages.unknownHeading, { name })}
      actions={
        <ButtonLink variant="primary" href={paths.home}>
          {t(messages.back)}
        </ButtonLink>
      }
    >
      {t(messages.unknownText, { component })}
    </EmptyState>
  );
}
