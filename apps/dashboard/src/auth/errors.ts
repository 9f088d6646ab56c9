import type { LoginError } from '@litometr/auth-machine';
import type { MessageDescriptor } from 'react-intl';
import { authMessages } from './auth.messages.ts';
import { loginMessages } from './login.messages.ts';

/** The error catalogue of signing in (spec, section 8): condition → text. */
export const loginErrorMessages: Readonly<Record<LoginError, MessageDescriptor>> = {
  credentials: loginMessages.badCredentials,
  network: authMessages.network,
};
