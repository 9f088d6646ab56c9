import { dirname, join } from 'node:path';
import {
  isLiteralElement,
  type MessageFormatElement,
  parse,
} from '@formatjs/icu-messageformat-parser';
import { type Plugin, parseSync, Visitor } from 'vite';

const PARSER = '@formatjs/icu-messageformat-parser';
const COMPILED = '?compiled';

/** A text as it goes into the build: itself where it is plain, taken apart where it holds places. */
export function compiled(text: string): string | MessageFormatElement[] {
  const parts = parse(text, { shouldParseSkeletons: true });
  const [first] = parts;
  const isPlain = parts.length === 1 && first !== undefined && isText(first, text);
  return isPlain || text === '' ? text : parts;
}

const isText = (part: MessageFormatElement, text: string): boolean =>
  isLiteralElement(part) && part.value === text;

/** The texts of a `*.messages.ts`, each in the place where it stood. */
export function compileSource(code: string, file: string): string {
  const edits: { start: number; end: number; to: string }[] = [];
  new Visitor({
    Property({ key, value }) {
      if (key.type !== 'Identifier' || key.name !== 'defaultMessage') return;
      if (value.type !== 'Literal' || typeof value.value !== 'string') {
        throw new Error(
          `A text of ${file} is no plain string: the build takes texts apart ahead, so that no ` +
            'reader downloads what does it. Write it as one string literal.',
        );
      }
      const to = compiled(value.value);
      if (typeof to === 'string') return;
      edits.push({ start: value.start, end: value.end, to: JSON.stringify(to) });
    },
  }).visit(parseSync(file, code).program);
  return edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end, to }) => text.slice(0, start) + to + text.slice(end), code);
}

/** A file of translated texts, by their ids. */
function compileLocale(json: string): string {
  // Written by `npm run messages`, and held to its shape by the check.
  const texts = Object.entries(JSON.parse(json) as Record<string, string>);
  return JSON.stringify(Object.fromEntries(texts.map(([id, text]) => [id, compiled(text)])));
}

/**
 * Texts are taken apart by the build: a reader downloads no parser, and no page waits for it.
 * What is left of the parser takes every string for plain text.
 */
export function compiledMessages(): Plugin {
  return {
    name: 'litometr:compiled-messages',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (source !== PARSER) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      return found === null ? null : `${found.id}${COMPILED}`;
    },
    load: {
      filter: { id: /icu-messageformat-parser\/.*\?compiled$/ },
      handler: (id) => {
        const rest = JSON.stringify(join(dirname(id), 'no-parser.js'));
        return `export * from ${rest};\nexport const parse = (value) => [{ type: 0, value }];`;
      },
    },
    transform: {
      filter: { id: /\.messages\.ts$|\/i18n\/locales\/[\w-]+\.json$/ },
      handler: (code, id) => ({
        code: id.endsWith('.json') ? compileLocale(code) : compileSource(code, id),
        map: null,
      }),
    },
  };
}
