import type { Lifecycle } from '@litometr/api-contract';
import { Badge, type BadgeProps } from '@litometr/ui';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { groupMessages as messages } from './group.messages.ts';

const lifecycleNames: Readonly<Record<Lifecycle, MessageDescriptor>> = {
  emerging: messages.emerging,
  growing: messages.growing,
  mature: messages.mature,
  fading: messages.fading,
};

const tones: Readonly<Record<Lifecycle, BadgeProps['tone']>> = {
  emerging: 'info',
  growing: 'success',
  mature: 'neutral',
  fading: 'warning',
};

/** The lifecycle stage of a tag or genre. */
export function LifecycleBadge({ stage }: { stage: Lifecycle }) {
  const { formatMessage: t } = useIntl();
  return <Badge tone={tones[stage]}>{t(lifecycleNames[stage])}</Badge>;
}
