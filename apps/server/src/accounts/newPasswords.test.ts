import { describe, expect, it } from 'vitest';
import { findPasswordProblem } from './newPasswords.ts';

describe('findPasswordProblem', () => {
  it.each(['password', 'Password1', 'QWERTY123', '12345678', 'iloveyou', 'йцукенгш', 'Пароль123'])(
    'refuses %s, which is common',
    async (password) => {
      expect(await findPasswordProblem(password, 'anna')).toMatch(/most common/);
    },
  );

  it('refuses the username in any case and width', async () => {
    expect(await findPasswordProblem('Алевтина', 'алевтина')).toMatch(/differ from the username/);
    expect(await findPasswordProblem('ｍｏｄｅｒａｔｏｒ', 'Moderator')).toMatch(/differ/);
  });

  it('refuses less than 8 and more than 1024 characters', async () => {
    expect(await findPasswordProblem('x7-kQ', 'anna')).toMatch(/8 to 1024/);
    expect(await findPasswordProblem('x'.repeat(1025), 'anna')).toMatch(/8 to 1024/);
  });

  it.each(['long-enough', 'тайна тайна', 'correct horse battery staple', 'x'.repeat(1024)])(
    'accepts %s',
    async (password) => {
      expect(await findPasswordProblem(password, 'anna')).toBeNull();
    },
  );
});
