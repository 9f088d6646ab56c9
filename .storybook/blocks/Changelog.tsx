import { Markdown } from '@storybook/addon-docs/blocks';

// The options are read before the program runs: they are literals in each call.
const released = import.meta.glob<string>('../../packages/*/CHANGELOG.md', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const pending = import.meta.glob<string>('../../.changeset/*.md', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** A changeset without its list of packages. */
const textOf = (changeset: string) => changeset.replace(/^---\n[\s\S]*?\n---\n/, '').trim();

/** Headings of a file, two levels down: the page has its own. */
const nested = (markdown: string) => markdown.replaceAll(/^(#+) /gm, '##$1 ');

/** The changes of the next release, and the changelogs of the packages. */
export function Changelog() {
  const next = Object.entries(pending).filter(([path]) => !path.endsWith('/README.md'));
  return (
    <>
      {next.length > 0 && (
        <Markdown>
          {`### Next release\n\n${next.map(([, text]) => nested(textOf(text))).join('\n\n')}`}
        </Markdown>
      )}
      {Object.entries(released).map(([path, text]) => (
        <Markdown key={path}>{nested(text)}</Markdown>
      ))}
    </>
  );
}
