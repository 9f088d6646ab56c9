/**
 * Measures how far comments and names use the project's former private vocabulary instead of the
 * terms of the field. The style guide forbids it; `checkPlainEnglish.ts` runs this over the
 * repository.
 */
import ts from 'typescript';

interface WordRule {
  name: string;
  pattern: RegExp;
  /** Highest accepted rate, in occurrences per 10,000 words of comments. */
  limit: number;
  /** Plain terms for the message of a failure. */
  instead: string;
}

/** Matches each of the words, in any case. The words are sources of regular expressions. */
const anyOf = (...words: string[]) => new RegExp(`\\b(?:${words.join('|')})\\b`, 'giu');

/**
 * Rules for single words. A limit is three times the highest rate among comparable public
 * repositories, at least 1: the words also have ordinary uses, such as "asks for a password".
 */
export const wordRules: readonly WordRule[] = [
  {
    name: 'tell',
    pattern: anyOf('tells?', 'told', 'telling'),
    limit: 4.5,
    instead: 'report, notify, state, distinguish',
  },
  {
    name: 'stand',
    pattern: anyOf('stands?', 'stood', 'standing'),
    limit: 2.4,
    instead: 'be, be placed, represent, replace',
  },
  {
    name: 'ask',
    pattern: anyOf('asks?', 'asked', 'asking'),
    limit: 4.5,
    instead: 'request, query, require, call',
  },
  {
    name: 'draw',
    pattern: anyOf('draws?', 'drawn', 'drew'),
    limit: 7.2,
    instead: 'render, show, compute',
  },
  {
    name: 'keep',
    pattern: anyOf('kept', 'keeps'),
    limit: 12,
    instead: 'store, cache, hold, retain, preserve',
  },
  {
    name: 'nobody',
    pattern: anyOf('nobody', 'whoever', 'anew', 'meanwhile', 'besides'),
    limit: 1.5,
    instead: 'no user, again, until then, also',
  },
  {
    name: 'reckon',
    pattern: anyOf('reckon\\w*', 'deeds?', 'wish(?:es)?', 'of ours', 'anybody'),
    limit: 1,
    instead: 'compute, action, setting, our',
  },
];

/** Rule for comments whose first word is "What", with the same unit as `wordRules`. */
export const openingRule: WordRule = {
  name: 'What …',
  pattern: /^What\b/u,
  limit: 3,
  instead: 'a noun phrase, or a verb such as "Returns"',
};

/** Declared names of the vocabulary, as sources of regular expressions. */
const privateNames = [
  'told\\w*',
  'tell[A-Z]\\w*',
  'deed',
  '\\w*Deeds?',
  'wish\\w*',
  'kept(?:[A-Z]\\w*)?',
  'Kept\\w*',
  'anew',
  'standIn\\w*',
  'leaveOut\\w*',
  'Reckoning',
  'whoever\\w*',
  'unsaid\\w*',
  'unheard',
  'MOST',
  'LEAST',
  'ENOUGH',
  'GRAIN',
];
const privateName = new RegExp(`^(?:${privateNames.join('|')})$`, 'u');

/** Number of files that a fault lists. */
const FILES_LISTED_MAX = 20;

interface Place {
  file: string;
  /** Counted from 1. */
  line: number;
}

interface CommentFinding extends Place {
  rule: WordRule;
}

interface NameFinding extends Place {
  name: string;
}

export interface Vocabulary {
  /** Number of words in all comments. */
  words: number;
  comments: CommentFinding[];
  names: NameFinding[];
}

interface Comment {
  start: number;
  end: number;
  /** Without the signs of the comment. */
  text: string;
}

const isTypedPath = (file: string) => /\.[cm]?tsx?$/u.test(file);

function parse(file: string, text: string): ts.SourceFile {
  // JavaScript is parsed with JSX, which is no ambiguity there: it has no type assertions.
  const kind = isTypedPath(file) && !file.endsWith('x') ? ts.ScriptKind.TS : ts.ScriptKind.TSX;
  return ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
}

/** Text of a comment without `/**`, `*` and `//`, one paragraph per line of the source. */
const contentOf = (comment: string): string =>
  comment
    .replace(/^\/\*+|\*+\/$/gu, '')
    .split('\n')
    .map((line) => line.replace(/^\s*(?:\/\/|\*)?\s*/u, ''))
    .join('\n')
    .trim();

/** Calls `visit` for each token of the file, punctuation included, and not for JSDoc nodes. */
function forEachToken(node: ts.Node, source: ts.SourceFile, visit: (token: ts.Node) => void): void {
  if (ts.isJSDoc(node)) return;
  if (ts.isToken(node)) visit(node);
  for (const child of node.getChildren(source)) forEachToken(child, source, visit);
}

/**
 * Returns the comments of a source file. Line comments on consecutive lines count as one. Strings,
 * templates, regular expressions and JSX text are not comments, whatever they contain.
 */
function commentsOf(source: ts.SourceFile): Comment[] {
  const { text } = source;
  const ranges = new Map<number, ts.CommentRange>();
  forEachToken(source, source, (token) => {
    if (ts.isJsxText(token)) return;
    for (const collect of [ts.getTrailingCommentRanges, ts.getLeadingCommentRanges]) {
      for (const range of collect(text, token.pos) ?? []) ranges.set(range.pos, range);
    }
  });
  const comments: Comment[] = [];
  let isLine = false;
  for (const { pos, end, kind } of [...ranges.values()].sort((a, b) => a.pos - b.pos)) {
    const previous = comments.at(-1);
    const isNextLine = kind === ts.SyntaxKind.SingleLineCommentTrivia;
    const between = previous === undefined ? '' : text.slice(previous.end, pos);
    if (previous !== undefined && isLine && isNextLine && /^\r?\n[ \t]*$/u.test(between)) {
      previous.text += `\n${contentOf(text.slice(pos, end))}`;
      previous.end = end;
    } else comments.push({ start: pos, end, text: contentOf(text.slice(pos, end)) });
    isLine = isNextLine;
  }
  return comments;
}

/** True where the identifier declares a name that the code is free to choose. */
function isChosenName(node: ts.Identifier): boolean {
  const { parent } = node;
  // The shorthand of a destructuring repeats the name of a property.
  if (ts.isBindingElement(parent)) return parent.name === node && !isShorthand(parent);
  return (
    (ts.isPropertySignature(parent) ||
      ts.isPropertyDeclaration(parent) ||
      ts.isVariableDeclaration(parent) ||
      ts.isFunctionDeclaration(parent) ||
      ts.isFunctionExpression(parent) ||
      ts.isParameter(parent) ||
      ts.isClassDeclaration(parent) ||
      ts.isInterfaceDeclaration(parent) ||
      ts.isTypeAliasDeclaration(parent) ||
      ts.isTypeParameterDeclaration(parent) ||
      ts.isEnumDeclaration(parent) ||
      ts.isMethodDeclaration(parent) ||
      ts.isMethodSignature(parent)) &&
    parent.name === node
  );
}

const isShorthand = ({ parent, propertyName }: ts.BindingElement): boolean =>
  ts.isObjectBindingPattern(parent) && propertyName === undefined;

/** Measures one file. `file` is for the findings, and its extension selects the language. */
export function measureFile(file: string, text: string): Vocabulary {
  const source = parse(file, text);
  const lineOf = (position: number) => source.getLineAndCharacterOfPosition(position).line + 1;
  const found: Vocabulary = { words: 0, comments: [], names: [] };
  for (const comment of commentsOf(source)) {
    found.words += comment.text.match(/[A-Za-z]+/gu)?.length ?? 0;
    const place: Place = { file, line: lineOf(comment.start) };
    for (const rule of wordRules) {
      const count = comment.text.match(rule.pattern)?.length ?? 0;
      for (let each = 0; each < count; each += 1) found.comments.push({ ...place, rule });
    }
    if (openingRule.pattern.test(comment.text)) {
      found.comments.push({ ...place, rule: openingRule });
    }
  }
  forEachToken(source, source, (token) => {
    if (ts.isIdentifier(token) && privateName.test(token.text) && isChosenName(token)) {
      found.names.push({ file, line: lineOf(token.getStart(source)), name: token.text });
    }
  });
  return found;
}

/** Adds up the measurements of several files. */
export const sumOf = (files: readonly Vocabulary[]): Vocabulary => ({
  words: files.reduce((sum, { words }) => sum + words, 0),
  comments: files.flatMap(({ comments }) => comments),
  names: files.flatMap(({ names }) => names),
});

/** Lists lines of findings per file, the file with the most first, as in `a.ts: lines 3, 9`. */
function linesByFile(findings: readonly Place[]): string[] {
  const files = [...Map.groupBy(findings, ({ file }) => file)].sort(
    ([, a], [, b]) => b.length - a.length,
  );
  const listed = files.slice(0, FILES_LISTED_MAX).map(([file, places]) => {
    const lines = [...new Set(places.map(({ line }) => line))];
    return `  ${file}: ${lines.length === 1 ? 'line' : 'lines'} ${lines.join(', ')}`;
  });
  const rest = files.length - listed.length;
  return rest === 0 ? listed : [...listed, `  … and ${rest} more files`];
}

/**
 * Returns the faults of a measurement, each with the files and lines to correct; empty when every
 * rate is within its limit and no declared name is private.
 */
export function faultsOf({ words, comments, names }: Vocabulary): string[] {
  const faults = [...wordRules, openingRule].flatMap((rule) => {
    const found = comments.filter((finding) => finding.rule === rule);
    const rate = words === 0 ? 0 : (found.length / words) * 10_000;
    if (rate <= rule.limit) return [];
    const summary =
      `"${rule.name}" in comments: ${rate.toFixed(1)} per 10,000 words, limit ${rule.limit}. ` +
      `Write: ${rule.instead}.`;
    return [[summary, ...linesByFile(found)].join('\n')];
  });
  if (names.length > 0) {
    const list = [...new Set(names.map(({ name }) => name))].sort().join(', ');
    faults.push(
      [`Names to replace by terms of the field: ${list}.`, ...linesByFile(names)].join('\n'),
    );
  }
  return faults;
}
