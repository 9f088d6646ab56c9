import axios from 'axios';
import { describe, expect, it, vi } from 'vitest';
import { followMenuVersion } from './followMenuVersion.ts';

function setUp() {
  const session = { refreshMenu: vi.fn() };
  const server = { version: '1' };
  const http = axios.create({
    adapter: (config) =>
      Promise.resolve({
        data: [],
        status: 200,
        statusText: 'OK',
        headers: { 'menu-version': server.version },
        config,
      }),
  });
  followMenuVersion(http, session);
  return { http, server, session };
}

describe('followMenuVersion', () => {
  it('fetches the menu once when a newer version is published', async () => {
    const { http, server, session } = setUp();
    await http.get('/menu/');
    await http.get('/books/1');
    expect(session.refreshMenu).not.toHaveBeenCalled();
    server.version = '2';
    await http.get('/books/2');
    await http.get('/books/3');
    expect(session.refreshMenu).toHaveBeenCalledTimes(1);
  });

  it('fetches nothing before a menu is loaded', async () => {
    const { http, session } = setUp();
    await http.get('/books/1');
    expect(session.refreshMenu).not.toHaveBeenCalled();
  });

  it('uses the version of the menu that came with a sign-in', async () => {
    const { http, server, session } = setUp();
    await http.post('/token/');
    server.version = '2';
    await http.get('/books/1');
    expect(session.refreshMenu).toHaveBeenCalledTimes(1);
  });
});
