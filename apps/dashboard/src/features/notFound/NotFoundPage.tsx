import { settings } from '@litometr/api-contract';
import { ButtonLink, EmptyState } from '@litometr/ui';
import { useIntl } from 'react-intl';
import { useEndpoint } from '../../api/useEndpoint.ts';
import { paths } from '../../domain/paths.ts';
import { useExactTitle } from '../../page/usePageTitle.ts';
import { FishingArt } from './FishingArt.tsx';
import { notFoundMessages as messages } from './notFound.messages.ts';

/** Where the address names nothing. */
export function NotFoundPage() {
  const { formatMessage: t } = useIntl();
  useExactTitle(t(messages.title));
  const contact = useEndpoint(settings, {}).data?.contact ?? `${paths.about}#contact`;
  return (
    <EmptyState
      headingLevel={1}
      title={t(messages.heading)}
      art={<FishingArt />}
      actions={
        <>
          <ButtonLink variant="primary" href={paths.home}>
            {t(messages.back)}
          </ButtonLink>
          <ButtonLink href={contact}>{t(messages.write)}</ButtonLink>
        </>
      }
    >
      {t(messages.text)}
    </EmptyState>
  );
}
