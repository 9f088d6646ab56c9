import { PASSWORD_MIN } from '@litometr/api-contract';
import { Inline, Stack } from '@litometr/ui';
import { Form, PasswordField, SubmitButton } from '@litometr/ui/form';
import { showToast } from '@litometr/ui/toast';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Outcome } from '../../../api/useEndpointMutation.ts';
import { useRefusalText } from '../../../api/useRefusalText.ts';
import { Section } from '../../../blocks/Section.tsx';
import { safetyMessages as messages } from './safety.messages.ts';

export interface PasswordCardProps {
  onChange: (passwords: { current: string; next: string }) => Promise<Outcome<unknown>>;
}

/** Changes the password; the fields are empty again after it. */
export function PasswordCard({ onChange }: PasswordCardProps) {
  const { formatMessage: t } = useIntl();
  const refusalText = useRefusalText();
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [next, setNext] = useState('');
  const [round, setRound] = useState(0);
  return (
    <Section title={t(messages.password)} lead={t(messages.passwordLead)}>
      <Form
        key={round}
        errors={errors}
        onSubmit={async (event) => {
          event.preventDefault();
          const current = new FormData(event.currentTarget).get('current');
          if (typeof current !== 'string') return;
          setErrors({});
          const outcome = await onChange({ current, next });
          if (!outcome.ok) {
            const field = outcome.refusal?.fields['next'] === undefined ? 'current' : 'next';
            setErrors({ [field]: refusalText(outcome) });
            return;
          }
          setNext('');
          setRound((before) => before + 1);
          showToast({ tone: 'success', title: t(messages.changed) });
        }}
      >
        <Stack gap="md">
          <PasswordField
            name="current"
            label={t(messages.current)}
            requiredMessage={t(messages.currentRequired)}
            autoComplete="current-password"
          />
          <PasswordField
            name="next"
            label={t(messages.next)}
            description={t(messages.nextHelp, { least: PASSWORD_MIN })}
            requiredMessage={t(messages.nextHelp, { least: PASSWORD_MIN })}
            value={next}
            onChange={setNext}
            validate={(value) =>
              value.length < PASSWORD_MIN ? t(messages.nextHelp, { least: PASSWORD_MIN }) : null
            }
            autoComplete="new-password"
          />
          <PasswordField
            name="repeat"
            label={t(messages.repeat)}
            requiredMessage={t(messages.repeatRequired)}
            validate={(value) => (value === next ? null : t(messages.repeatWrong))}
            autoComplete="new-password"
          />
          <Inline>
            <SubmitButton>{t(messages.change)}</SubmitButton>
          </Inline>
        </Stack>
      </Form>
    </Section>
  );
}
