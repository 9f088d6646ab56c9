/** Ports of the guard of the server, which has the last word. */
const PORTS = ['', '443', '8443'];

export type UrlFault = 'urlWrong' | 'urlPlain' | 'urlNamed' | 'urlPort';

/**
 * Returns the problem of a webhook URL that is known before it is sent; null where there is none.
 */
export function urlFault(text: string): UrlFault | null {
  if (!URL.canParse(text)) return 'urlWrong';
  const { protocol, username, password, port } = new URL(text);
  if (protocol !== 'https:') return 'urlPlain';
  if (username !== '' || password !== '') return 'urlNamed';
  return PORTS.includes(port) ? null : 'urlPort';
}
