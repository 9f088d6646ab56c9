import { ApiError } from '../http/errors.ts';

/** One response for a wrong password, an unknown name and a disabled account. */
export function badCredentials(): ApiError {
  return new ApiError(401, 'No active account found with the given credentials', {
    code: 'no_active_account',
    headers: { 'www-authenticate': 'Bearer' },
  });
}

export function badToken(): ApiError {
  return new ApiError(401, 'Token is invalid or expired', {
    code: 'token_not_valid',
    headers: { 'www-authenticate': 'Bearer error="invalid_token"' },
  });
}

/** Without `detail`: a form that knows two texts shows 'try later', not 'wrong password'. */
export function tooMany(retryAfterSeconds: number): ApiError {
  const headers = { 'retry-after': String(retryAfterSeconds) };
  return new ApiError(429, { code: 'throttled' }, { headers });
}

/** Without `detail`, as above. */
export function tooBusy(): ApiError {
  return new ApiError(503, { code: 'busy' }, { headers: { 'retry-after': '1' } });
}

export function signInFirst(): ApiError {
  return new ApiError(401, 'Authentication credentials were not provided.', {
    code: 'not_authenticated',
    headers: { 'www-authenticate': 'Bearer' },
  });
}
