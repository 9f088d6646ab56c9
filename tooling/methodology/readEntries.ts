import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { root } from '../run/paths.ts';
import { type Constants, isExported, readConstants, withoutWrapping } from './constants.ts';
import { type Entry, namesIn, type Source } from './entry.ts';

const ENTRY = 'methodology';
const PART = 'methodology-part';

/** Where formulas are described, by patterns of paths from the root of the repository. */
export interface Scope {
  /** Modules that consist of formulas: no export of theirs may lack a tag. */
  formulaModules: readonly string[];
  /** Modules that may have tags. */
  searchedModules: readonly string[];
  /** The repository, where it is another than this one. */
  folder?: string;
}

export interface Methodology {
  entries: readonly Entry[];
  /** Faults of the docstrings, one a line. */
  faults: readonly string[];
}

/**
 * Reads the entries of the methodology from the docstrings of the code.
 *
 * A docstring describes a formula after the tag `@methodology <id>`, up to the next such tag:
 * `@title`, `@measures`, `@unit`, `@formula` (several are lines), `@symbol <symbol>: <meaning>`,
 * `@condition`, `@worked` (an example) and `@source` (`own`, or a work, with `doi:` at its end).
 * `{NAME}` in a text is the value of the constant NAME. `@methodology-part <id>, <id>` names the
 * entries that a helper belongs to.
 */
export function readEntries({
  formulaModules,
  searchedModules,
  folder = root,
}: Scope): Methodology {
  const isSource = (path: string) => !/\.(test|stories|messages|d)\.tsx?$|\/testing\//.test(path);
  const formulaFiles = new Set(globSync([...formulaModules], { cwd: folder }).filter(isSource));
  const tagged = globSync([...searchedModules], { cwd: folder })
    .filter(isSource)
    .filter((path) => readFileSync(join(folder, path), 'utf8').includes(`@${ENTRY}`));
  const paths = [...new Set([...formulaFiles, ...tagged])].sort();
  const program = ts.createProgram(
    paths.map((path) => join(folder, path)),
    {
      target: ts.ScriptTarget.ESNext,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      customConditions: ['@litometr/source'],
      allowImportingTsExtensions: true,
      jsx: ts.JsxEmit.ReactJSX,
      noEmit: true,
      skipLibCheck: true,
      types: [],
    },
  );
  const constants = readConstants(program);
  const entries: Entry[] = [];
  const faults: string[] = [];
  const parts: { id: string; at: string }[] = [];
  for (const path of paths) {
    const file = program.getSourceFile(join(folder, path));
    if (file === undefined) throw new Error(`${path} could not be read.`);
    for (const statement of file.statements) {
      const declaration = nameOf(statement);
      const at = `${relative(folder, file.fileName)}: ${declaration}`;
      const blocks = blocksOf(statement);
      for (const block of blocks.entries) {
        const made = toEntry(block, { constants, file, path, declaration });
        entries.push(made.entry);
        faults.push(...made.faults.map((fault) => `${at}: ${fault}`));
      }
      parts.push(...blocks.parts.map((id) => ({ id, at })));
      const isCovered = blocks.entries.length + blocks.parts.length > 0;
      if (formulaFiles.has(path) && isFormula(statement) && !isCovered) {
        faults.push(`${at}: an exported formula without @${ENTRY} or @${PART}`);
      }
    }
  }
  const ids = new Set(entries.map(({ id }) => id));
  const twice = entries.filter(({ id }, at) => entries.findIndex((other) => other.id === id) < at);
  return {
    entries,
    faults: [
      ...faults,
      ...twice.map(({ id, file }) => `${file}: @${ENTRY} ${id} is described twice`),
      ...parts
        .filter(({ id }) => !ids.has(id))
        .map(({ id, at }) => `${at}: @${PART} ${id} names no entry`),
    ],
  };
}

function nameOf(statement: ts.Statement): string {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.map(({ name }) => name.getText()).join(', ');
  }
  return ts.isFunctionDeclaration(statement) ? (statement.name?.text ?? '') : '';
}

/** Whether a statement exports a function or a text: SQL is built by both. */
function isFormula(statement: ts.Statement): boolean {
  if (ts.isFunctionDeclaration(statement)) return isExported(statement);
  if (!ts.isVariableStatement(statement) || !isExported(statement)) return false;
  return statement.declarationList.declarations.some(({ initializer }) => {
    if (initializer === undefined) return false;
    const value = withoutWrapping(initializer);
    return (
      ts.isArrowFunction(value) ||
      ts.isTemplateLiteral(value) ||
      ts.isStringLiteral(value) ||
      ts.isCallExpression(value)
    );
  });
}

/** The tags of one entry, in their order. */
interface Block {
  id: string;
  tags: { name: string; text: string }[];
}

function blocksOf(statement: ts.Statement): { entries: Block[]; parts: string[] } {
  const blocks: { entries: Block[]; parts: string[] } = { entries: [], parts: [] };
  const docs = ts.getJSDocCommentsAndTags(statement).filter(ts.isJSDoc);
  for (const tag of docs.flatMap(({ tags }) => [...(tags ?? [])])) {
    const name = tag.tagName.text;
    const text = (ts.getTextOfJSDocComment(tag.comment) ?? '').replaceAll(/\s+/g, ' ').trim();
    if (name === PART) blocks.parts.push(...text.split(/,\s*/));
    else if (name === ENTRY) blocks.entries.push({ id: text, tags: [] });
    else blocks.entries.at(-1)?.tags.push({ name, text });
  }
  return blocks;
}

/** The tags of an entry, and whether one may be written several times. */
const known: Readonly<Record<string, 'one' | 'several'>> = {
  title: 'one',
  measures: 'one',
  unit: 'one',
  formula: 'several',
  symbol: 'several',
  condition: 'several',
  worked: 'one',
  source: 'several',
};
/** Tags for developers, which follow those of the entries. */
const others = new Set(['param', 'returns', 'throws', 'example']);

interface Context {
  constants: Constants;
  file: ts.SourceFile;
  path: string;
  declaration: string;
}

function toEntry(
  { id, tags }: Block,
  { constants, file, path, declaration }: Context,
): { entry: Entry; faults: string[] } {
  const faults: string[] = [];
  const all = (name: string) => tags.filter((tag) => tag.name === name).map(({ text }) => text);
  const first = (name: string) => all(name)[0];
  const required = (name: string) => {
    const text = first(name);
    if (text === undefined || text === '') faults.push(`${id}: has no @${name}`);
    return text ?? '';
  };
  for (const { name } of tags) {
    const times = known[name];
    if (times === undefined && !others.has(name)) faults.push(`${id}: @${name} is not known`);
    if (times === 'one' && all(name).length > 1) faults.push(`${id}: has several @${name}`);
  }
  const symbols = all('symbol').map((text) => {
    const [symbol = '', ...meaning] = text.split(': ');
    if (meaning.length === 0) faults.push(`${id}: @symbol ${text} has no meaning after a colon`);
    return { symbol, meaning: meaning.join(': ') };
  });
  const sources = all('source');
  if (sources.length === 0) faults.push(`${id}: has no @source`);
  if (first('formula') === undefined && first('condition') === undefined) {
    faults.push(`${id}: has neither @formula nor @condition`);
  }
  const entry = {
    id,
    file: path,
    declaration,
    formulas: all('formula'),
    symbols: symbols.map(({ symbol }) => symbol),
    sources: sources.filter((source) => source !== 'own').map(toSource),
    texts: {
      title: required('title'),
      measures: required('measures'),
      unit: first('unit'),
      symbols: symbols.map(({ meaning }) => meaning),
      conditions: all('condition'),
      example: first('worked'),
    },
  };
  const values: Record<string, number> = {};
  for (const name of tags.filter((tag) => tag.name in known).flatMap(({ text }) => namesIn(text))) {
    try {
      values[name] = constants.valueOf(name, file);
    } catch (error) {
      faults.push(`${id}: {${name}}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return { entry: { ...entry, values }, faults };
}

function toSource(text: string): Source {
  const [work = '', doi = null] = text.split(/\s+doi:/);
  return { text: work, doi };
}
