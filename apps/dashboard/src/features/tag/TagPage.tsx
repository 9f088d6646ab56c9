import type { PortalSlug } from '@litometr/api-contract';
import { useIntl } from 'react-intl';
import { isMissing } from '../../api/failure.ts';
import { useEndpoint } from '../../api/useEndpoint.ts';
import { useBlock } from '../../blocks/useBlock.ts';
import { useNames } from '../../domain/useNames.ts';
import { useAddress } from '../../page/address/useAddress.ts';
import { MissingPage } from '../../page/MissingPage.ts';
import { usePeriod } from '../../page/period/usePeriod.ts';
import { usePageTitle } from '../../page/usePageTitle.ts';
import { TagView } from './TagView.tsx';
import { tagAddress, tagRead } from './tag.address.ts';
import { tagMessages as messages } from './tag.messages.ts';

export interface TagPageProps {
  portal: PortalSlug;
  id: string;
}

/** One tag; throws `MissingPage` for an unknown id. */
export function TagPage({ portal, id }: TagPageProps) {
  const { formatMessage: t } = useIntl();
  const names = useNames();
  const [state, change] = useAddress(tagAddress);
  const { endpoint, input } = tagRead(portal, id, state);
  const response = useEndpoint(endpoint, input);
  const block = useBlock(response);
  const period = usePeriod(state, change);
  const name = response.data?.tag.name;
  usePageTitle(
    name === undefined ? t(messages.unknown) : t(messages.heading, { name: names.title(name) }),
  );
  if (isMissing(response.error)) throw new MissingPage();
  return (
    <TagView
      portal={portal}
      block={block}
      period={period}
      onRange={(days) => change(days)}
      onGenre={(genre) => change({ genre }, { replace: true })}
    />
  );
}
