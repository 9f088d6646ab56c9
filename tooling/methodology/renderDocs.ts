import { type Entry, fillEnglish, type Source } from './entry.ts';

interface Section {
  id: string;
  title: string;
  entries: readonly Entry[];
}

/** Renders `docs/metrics.md`. */
export function renderDocs(sections: readonly Section[]): string {
  return `${[
    '# Metrics',
    'Every number that the product shows, how it is computed, under which conditions, and where the formula comes from. The page “About” shows the same texts in six languages.',
    'This file is generated from the docstrings of the code: correct a text there, then run `npm run methodology`. Code refers to an entry as `docs/metrics.md#half-life`.',
    sections
      .map(({ title, entries }) =>
        [`- ${title}`, ...entries.map(({ id, texts }) => `  - [${texts.title}](#${id})`)].join(
          '\n',
        ),
      )
      .join('\n'),
    ...sections.flatMap(({ title, entries }) => [`## ${title}`, ...entries.map(renderEntry)]),
  ].join('\n\n')}\n`;
}

function renderEntry(entry: Entry): string {
  const { id, texts, formulas, symbols, sources, values, file, declaration } = entry;
  const fill = (text: string) => fillEnglish(text, values);
  const list = (items: readonly string[]) => items.map((item) => `- ${item}`).join('\n');
  return [
    `<a id="${id}"></a>`,
    `### ${texts.title}`,
    fill(texts.measures),
    ...(formulas.length === 0 ? [] : [`\`\`\`text\n${formulas.map(fill).join('\n')}\n\`\`\``]),
    ...(symbols.length === 0
      ? []
      : [list(symbols.map((symbol, at) => `\`${symbol}\`: ${fill(texts.symbols[at] ?? '')}`))]),
    ...(texts.unit === undefined ? [] : [`Unit: ${fill(texts.unit)}.`]),
    ...(texts.conditions.length === 0
      ? []
      : [`Conditions:\n\n${list(texts.conditions.map(fill))}`]),
    ...(texts.example === undefined ? [] : [`Example: ${fill(texts.example)}`]),
    sources.length === 0
      ? 'Source: a rule of this product.'
      : `Source:\n\n${list(sources.map(renderSource))}`,
    `Code: [\`${declaration}\`](../${file}).`,
  ].join('\n\n');
}

const renderSource = ({ text, doi }: Source): string =>
  doi === null ? text : `${text} [doi:${doi}](https://doi.org/${doi})`;
