import type { LoginError } from '@litometr/auth-machine';
import type { MessageDescriptor } from 'react-intl';
import { authMessages } from './auth.messages.ts';
import { loginMessages } from './login.messages.ts';

/** Error texts of signing in by condition (docs/product-spec.md#8-error-catalogue). */
export const loginErrorMessages: Readonly<Record<LoginError, MessageDescriptor>> = {
  credentials: loginMessages.badCredentials,
  network: authMessages.network,
};
