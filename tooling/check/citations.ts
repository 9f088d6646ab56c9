import { posix } from 'node:path';

/** A citation that does not resolve. */
export interface CitationIssue {
  file: string;
  /** 1-based. */
  line: number;
  message: string;
}

export interface CitationInput {
  /** Texts of documents and sources by path from the repository's root, with `/`. */
  files: ReadonlyMap<string, string>;
  /** True when a path from the root is a file or a folder. */
  exists: (path: string) => boolean;
}

/** A path of a document in a comment or in inline code, with its heading. */
const documentPath = /(?<![\w./-])(?:docs|packages)\/[\w./-]+\.md(?:#[\w-]+)?/g;
/** A decision that is cited by its number alone, with or without the folder. */
const bareDecision = /\b[Dd]ecisions? \d+|docs\/decisions\/\d{4}(?![\w-]*\.md)/g;
/** The specification without its path. */
const bareSpec = /\b[Tt]he spec\b|\(spec,/g;
const markdownLink = /\]\(([^)\s]+)\)/g;
/** A path of the repository in inline code; placeholders and built folders are not paths. */
const codePath =
  /`((?:apps|packages|tooling|docs|deploy|examples|\.storybook|\.github)\/[^`\s]*)`/g;
const notAPath = /[<>*…$:]|\/dist/;

/** A file in inline code of a guide: readers open it from the root, so it is written in full. */
const guideFile = /`((?:[\w.-]+\/)+[\w.-]+\.(?:tsx?|mjs|json|sql))`/g;

/** A file of the repository in a command of a fenced block. */
const commandPath = /(?<=^|\s)(?:apps|packages|tooling)\/[\w./-]+\.(?:ts|tsx|mjs|js)\b/g;

/** Finds citations that do not resolve: links, anchors, paths, and documents named by number. */
export function findCitationIssues({ files, exists }: CitationInput): CitationIssue[] {
  const anchors = new Map<string, ReadonlySet<string>>();
  const anchorsOf = (path: string): ReadonlySet<string> => {
    const known = anchors.get(path) ?? headingAnchors(files.get(path) ?? '');
    anchors.set(path, known);
    return known;
  };
  /** Returns why a path with an optional anchor does not resolve; null where it does. */
  const explain = (target: string): string | null => {
    const [path = '', anchor] = target.split('#');
    if (!exists(path)) return `${path} does not exist`;
    if (anchor === undefined || !path.endsWith('.md')) return null;
    return anchorsOf(path).has(anchor) ? null : `${path} has no heading #${anchor}`;
  };
  return [...files].flatMap(([file, text]) => {
    const isDocument = file.endsWith('.md');
    const issues: CitationIssue[] = [];
    const all = text.split('\n');
    const lines = isDocument ? withoutCodeBlocks(text) : all;
    for (const [index, line] of lines.entries()) {
      const add = (message: string | null) => {
        if (message !== null) issues.push({ file, line: index + 1, message });
      };
      for (const [bare] of [...line.matchAll(bareDecision), ...line.matchAll(bareSpec)]) {
        add(`'${bare}': cite the document by its path, such as docs/decisions/0001-….md`);
      }
      const plain = isDocument ? line.replaceAll(markdownLink, ']') : line;
      for (const [path] of plain.matchAll(documentPath)) add(explain(path));
      if (!isDocument) continue;
      if (line === '')
        for (const [path] of all[index]?.matchAll(commandPath) ?? []) add(explain(path));
      for (const [, target = ''] of line.matchAll(markdownLink)) {
        if (/^[a-z]+:/.test(target)) continue;
        add(explain(target.startsWith('#') ? file + target : resolveLink(file, target)));
      }
      for (const [, path = ''] of line.matchAll(codePath)) {
        if (notAPath.test(path) || path.includes('.md')) continue;
        for (const one of expandBraces(path)) add(explain(one));
      }
      if (!file.startsWith('docs/how-to/')) continue;
      for (const [code, path = ''] of line.matchAll(guideFile)) {
        // `codePath` has reported it already.
        if (code.search(codePath) === -1) add(explain(path));
      }
    }
    return issues;
  });
}

function resolveLink(file: string, target: string): string {
  const joined = posix.join(posix.dirname(file), target);
  return joined.replace(/\/(?=#|$)/, '');
}

/** Blanks fenced blocks, so that line numbers stay. */
function withoutCodeBlocks(text: string): string[] {
  let isFenced = false;
  return text.split('\n').map((line) => {
    const isFence = /^\s*(?:```|~~~)/.test(line);
    if (isFence) isFenced = !isFenced;
    return isFence || isFenced ? '' : line;
  });
}

/** Returns the anchors that GitHub gives the headings of a document, and explicit ones. */
export function headingAnchors(text: string): ReadonlySet<string> {
  const anchors = new Set<string>();
  for (const line of withoutCodeBlocks(text)) {
    for (const [, id = ''] of line.matchAll(/<a id="([^"]+)">/g)) anchors.add(id);
    const [, heading] = /^#{1,6} (.+)$/.exec(line) ?? [];
    if (heading === undefined) continue;
    const slug = heading
      .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\p{M}_ -]/gu, '')
      .replaceAll(' ', '-');
    let unique = slug;
    for (let count = 1; anchors.has(unique); count += 1) unique = `${slug}-${count}`;
    anchors.add(unique);
  }
  return anchors;
}

/** `a/{b,c}/d` are two paths. */
function expandBraces(path: string): string[] {
  const [whole, before = '', list = '', after = ''] = /^(.*?)\{([^}]*)\}(.*)$/.exec(path) ?? [];
  if (whole === undefined) return [path];
  return list.split(',').flatMap((name) => expandBraces(before + name + after));
}
