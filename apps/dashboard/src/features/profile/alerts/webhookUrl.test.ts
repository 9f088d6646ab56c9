import { expect, it } from 'vitest';
import { urlFault } from './webhookUrl.ts';

it.each([
  ['https://example.com/hook', null],
  ['https://example.com:8443/hook?a=1', null],
  // Where it leads is for the server to find out.
  ['https://10.0.0.1/', null],
  ['example.com', 'urlWrong'],
  ['', 'urlWrong'],
  ['http://example.com/', 'urlPlain'],
  ['javascript:alert(1)', 'urlPlain'],
  ['https://me:secret@example.com/', 'urlNamed'],
  ['https://example.com:22/', 'urlPort'],
])('%s: %s', (text, fault) => expect(urlFault(text)).toBe(fault));
