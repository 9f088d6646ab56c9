import { settings } from '@litometr/api-contract';
import type { LoginError } from '@litometr/auth-machine';
import { useLogin } from '@litometr/auth-machine/react';
import { Alert, Button, Inline, Link, Stack, Text } from '@litometr/ui';
import { Checkbox, Form, type FormProps, PasswordField, TextField } from '@litometr/ui/form';
import { useEffect, useEffectEvent, useState } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { useEndpoint } from '../api/useEndpoint.ts';
import { paths } from '../domain/paths.ts';
import { authMessages } from './auth.messages.ts';
import { loginMessages as messages } from './login.messages.ts';

export interface LoginFormProps {
  onSuccess: () => void;
  onCancel: () => void;
}

/** Error texts of signing in by condition (docs/product-spec.md#8-error-catalogue). */
const loginErrorMessages: Readonly<Record<LoginError, MessageDescriptor>> = {
  credentials: messages.badCredentials,
  network: authMessages.network,
};

/** The one sign-in form, of the modal and of the login page. Fields and error are fresh each time. */
export function LoginForm({ onSuccess, onCancel }: LoginFormProps) {
  const { formatMessage: t } = useIntl();
  const { isSubmitting, error, submit, reset } = useLogin();
  const [isRemembered, setRemembered] = useState(true);
  const hasDemo = useEndpoint(settings, {}).data?.demo_accounts === true;

  // Resets the last attempt when the form opens or unmounts.
  const clear = useEffectEvent(reset);
  useEffect(() => {
    clear();
    return () => clear();
  }, []);

  const onSubmit: FormProps['onSubmit'] = (event) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const username = fields.get('username');
    const password = fields.get('password');
    if (typeof username !== 'string' || typeof password !== 'string') return;
    void submit({ username: username.trim(), password, remember: isRemembered }).then((result) => {
      if (result.ok) onSuccess();
    });
  };

  return (
    <Form onSubmit={onSubmit}>
      <Stack gap="md">
        <Text tone="secondary">{t(messages.benefits)}</Text>
        {error !== null && <Alert tone="danger">{t(loginErrorMessages[error])}</Alert>}
        <TextField
          name="username"
          label={t(messages.username)}
          requiredMessage={t(messages.usernameRequired)}
          autoComplete="username"
          autoFocus
        />
        <PasswordField
          name="password"
          label={t(messages.password)}
          requiredMessage={t(messages.passwordRequired)}
          autoComplete="current-password"
        />
        <Checkbox isSelected={isRemembered} onChange={setRemembered}>
          {t(messages.remember)}
        </Checkbox>
        <Inline gap="xs">
          <Checkbox defaultSelected>{t(messages.terms)}</Checkbox>
          <Link href={`${paths.about}#terms`}>{t(messages.termsLink)}</Link>
        </Inline>
        {hasDemo && <Alert tone="info">{t(messages.demoHint)}</Alert>}
        <Inline justify="end" gap="sm">
          <Button onPress={onCancel}>{t(messages.cancel)}</Button>
          <Button type="submit" variant="primary" isPending={isSubmitting}>
            {t(messages.submit)}
          </Button>
        </Inline>
      </Stack>
    </Form>
  );
}
