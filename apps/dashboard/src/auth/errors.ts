import type { LoginError } from '@litometr/auth-machine';
import type { MessageDescriptor } from 'react-intl';
import { authMessages } from './auth.messages.ts';

/** The error catalogue of signing in (spec, section 8): condition → text. */
export const loginErrorMessages: Readonly<Record<LoginError, MessageDescriptor>> = {
  credentials: authMessages.badCredentials,
  network: authMessages.network,
};
