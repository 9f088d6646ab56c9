import { expect, it } from 'vitest';
import { splitWebFaces, webFacesAhead } from './webFaces.ts';

it('takes faces of files out of the styles, and leaves those of the system', () => {
  const file = '@font-face{src:url(/a.woff2)format("woff2");font-family:A}';
  const local = '@font-face{src:local(Arial);font-family:B}';
  const { faces, rest } = splitWebFaces(`a{b:c}${file}${local}d{e:f}`);
  expect({ faces, rest }).toEqual({ faces: file, rest: `a{b:c}${local}d{e:f}` });
  expect(webFacesAhead(faces)).toContain(`media="not all">${file}</style><script>`);
});
