import { PASSWORD_MAX, PASSWORD_MIN } from '@litometr/api-contract';
import { usernameKey } from './usernames.ts';

/** Russian ones that the package's list, of mostly English sites, does not have. */
const russianPasswords = [
  'пароль123',
  'пароль1234',
  'парольпароль',
  'йцукенгш',
  'йцукенгшщз',
  'йцукенгшщзхъ',
  'фывапролд',
  'фывапролджэ',
  'ячсмитьбю',
  '1234йцук',
  '12345йцукен',
  'qwertyйцукен',
  'привет123',
  'приветпривет',
  'администратор',
  'литометр',
];

let commonPasswords: Promise<ReadonlySet<string>> | undefined;

/** The list takes some megabytes, so it is loaded with the first new password. */
function loadCommonPasswords(): Promise<ReadonlySet<string>> {
  commonPasswords ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set([...dictionary['passwords-common'], ...russianPasswords]),
  );
  return commonPasswords;
}

/** Returns what is wrong with a new password of an account, or null. */
export async function findPasswordProblem(
  password: string,
  username: string,
): Promise<string | null> {
  if (password.length < PASSWORD_MIN || password.length > PASSWORD_MAX) {
    return `A password has ${PASSWORD_MIN} to ${PASSWORD_MAX} characters.`;
  }
  const key = usernameKey(password);
  if (key === usernameKey(username)) return 'The password must differ from the username.';
  const common = await loadCommonPasswords();
  return common.has(key)
    ? 'This password is one of the most common ones and is guessed first. Choose another one.'
    : null;
}
