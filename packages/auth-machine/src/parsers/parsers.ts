import { MalformedAnswerError } from '../machine/errors.ts';
import type { SessionParsers } from '../machine/ports.ts';
import type { SessionUser } from '../machine/types.ts';
import { isToken } from './isToken.ts';
import { readMenu } from './readMenu.ts';

type Fields = Record<string, unknown>;

function fieldsOf(body: unknown, call: string): Fields {
  if (typeof body === 'object' && body !== null) return { ...body };
  throw new MalformedAnswerError(`The answer of ${call} is not a JSON object.`);
}

function token(fields: Fields, name: string, call: string): string {
  const value = fields[name];
  if (isToken(value)) return value;
  throw new MalformedAnswerError(`The answer of ${call} has no usable ${name} token.`);
}

function user(body: unknown): SessionUser {
  const { username, role } = fieldsOf(body, 'the user call');
  if (typeof username !== 'string' || username === '') {
    throw new MalformedAnswerError('The answer about the user has no username.');
  }
  return { username, role: typeof role === 'string' ? role : '' };
}

/** Parsers of the four session responses, without a schema library. Unknown fields are ignored. */
export const defaultParsers: SessionParsers = {
  login(body) {
    const fields = fieldsOf(body, 'the sign-in');
    const access = token(fields, 'access', 'the sign-in');
    const refresh = token(fields, 'refresh', 'the sign-in');
    const menu = Array.isArray(fields['menu']) ? readMenu(fields['menu']) : null;
    return { tokens: { access, refresh }, user: user(fields['user']), menu };
  },
  refresh(body) {
    const fields = fieldsOf(body, 'the refresh');
    const rotated = fields['refresh'] !== undefined && fields['refresh'] !== null;
    return {
      access: token(fields, 'access', 'the refresh'),
      refresh: rotated ? token(fields, 'refresh', 'the refresh') : undefined,
    };
  },
  user,
  menu(body) {
    if (!Array.isArray(body)) throw new MalformedAnswerError('The menu is not a list.');
    return readMenu(body);
  },
};
