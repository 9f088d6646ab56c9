import { describe, expect, it } from 'vitest';
import { findCitationIssues, headingAnchors } from './citations.ts';

const documents = {
  'docs/spec.md': '# Spec\n\n## 4. States and transitions\n',
  'docs/decisions/0001-node.md': '# Node\n',
};

/** Returns the issues of one file beside the documents above. */
function issuesOf(file: string, text: string): string[] {
  const files = new Map(Object.entries({ ...documents, [file]: text }));
  const folders = new Set(['docs', 'docs/decisions', 'apps/server/src']);
  const exists = (path: string) => files.has(path) || folders.has(path);
  return findCitationIssues({ files, exists }).map(({ line, message }) => `${line}: ${message}`);
}

describe('findCitationIssues', () => {
  it('accepts documents, headings and folders that exist', () => {
    const text = [
      '[states](docs/spec.md#4-states-and-transitions) [all](docs/decisions/) [here](#read-me)',
      '`apps/server/src` `packages/<name>/src` `apps/dashboard/dist` https://example.org/a.md',
      '# Read me',
    ].join('\n');
    expect(issuesOf('README.md', text)).toEqual([]);
    expect(issuesOf('apps/a.ts', '// docs/spec.md#4-states-and-transitions')).toEqual([]);
    expect(issuesOf('docs/other.md', '[node](decisions/0001-node.md)')).toEqual([]);
  });

  it.each([
    ['README.md', '\n[states](docs/spek.md)', '2: docs/spek.md does not exist'],
    ['README.md', '[states](docs/spec.md#states)', '1: docs/spec.md has no heading #states'],
    ['README.md', '[here](#below)', '1: README.md has no heading #below'],
    ['docs/a.md', '[node](../decisions/)', '1: decisions does not exist'],
    ['docs/a.md', '`apps/{server,client}/src`', '1: apps/client/src does not exist'],
    ['docs/how-to/a.md', '`portals/portals.ts`', '1: portals/portals.ts does not exist'],
    ['docs/how-to/a.md', '`apps/a/b.ts`', '1: apps/a/b.ts does not exist'],
    ['apps/a.ts', '/** docs/spec.md#states */', '1: docs/spec.md has no heading #states'],
    ['apps/a.ts', '// See docs/decisions/0002-pnpm.md.', '1: docs/decisions/0002-pnpm.md does'],
  ])('reports what does not resolve in %s: %s', (file, text, issue) => {
    expect(issuesOf(file, text)).toEqual([expect.stringContaining(issue)]);
  });

  it.each([
    'decision 14',
    'Decisions 3 and 4',
    'docs/decisions/0001',
    'as the spec says',
    '(spec, 2)',
  ])('reports documents that are not cited by their path: %s', (text) => {
    expect(issuesOf('apps/a.ts', `// ${text}`)).toEqual([expect.stringContaining('by its path')]);
  });

  it('checks paths in commands of code blocks, and ignores links there', () => {
    const text = '```sh\nnpm test -- apps/a.test.ts packages/<name>.test.ts [a](b.md)\n```';
    expect(issuesOf('README.md', text)).toEqual(['2: apps/a.test.ts does not exist']);
  });
});

describe('headingAnchors', () => {
  it('follows GitHub, with numbers for repeated headings', () => {
    const text = '# It\'s `code` & more\n## Same\n## Same\n<a id="own"></a>';
    expect([...headingAnchors(text)]).toEqual(['its-code--more', 'same', 'same-1', 'own']);
  });
});
