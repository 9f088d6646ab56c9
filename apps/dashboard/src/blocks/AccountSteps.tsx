import { Heading, Icon, type IconName, Inline, Text } from '@litometr/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import * as css from './AccountSteps.css.ts';
import { accountMessages as messages } from './account.messages.ts';

const steps = ['watch', 'view', 'alert'] as const;
type AccountStep = (typeof steps)[number];

const icons = {
  watch: 'star',
  view: 'bookmark',
  alert: 'bell',
} as const satisfies Record<AccountStep, IconName>;

export interface AccountStepsProps {
  /** Buttons of each step; without them the uses are shown in no order. */
  actions?: Readonly<Record<AccountStep, ReactNode>>;
}

/** Renders the three uses of an account: to follow, to save, to be notified. */
export function AccountSteps({ actions }: AccountStepsProps) {
  const { formatMessage: t, formatNumber } = useIntl();
  const List = actions === undefined ? 'ul' : 'ol';
  return (
    <List className={css.list}>
      {steps.map((step, index) => (
        <li key={step} className={css.step}>
          <span aria-hidden="true" className={css.mark}>
            {actions === undefined ? (
              <Icon name={icons[step]} size="sm" />
            ) : (
              formatNumber(index + 1)
            )}
          </span>
          <Heading level={3} size="lead">
            {t(messages[step])}
          </Heading>
          <Text tone="secondary" className={css.body}>
            {t(messages[`${step}Help`])}
          </Text>
          {actions !== undefined && (
            <Inline gap="xs" className={css.body}>
              {actions[step]}
            </Inline>
          )}
        </li>
      ))}
    </List>
  );
}
