import { type Plugin, parseSync, Visitor } from 'vite';

/** Exports for a server alone; a static page's first screen is the root route's `HydrateFallback`. */
const serverExports = new Set(['loader', 'middleware', 'HydrateFallback']);

interface Range {
  start: number;
  end: number;
}

/** The exports of a route module that a page without a server may not have. */
function serverOnly(file: string, code: string): Range[] {
  const found: Range[] = [];
  new Visitor({
    ExportNamedDeclaration({ declaration, specifiers, start, end }) {
      const names =
        declaration?.type === 'VariableDeclaration'
          ? declaration.declarations.map(({ id }) => (id.type === 'Identifier' ? id.name : ''))
          : declaration?.type === 'FunctionDeclaration'
            ? [declaration.id?.name ?? '']
            : specifiers.map(({ exported }) => ('name' in exported ? exported.name : ''));
      if (names.some((name) => serverExports.has(name))) found.push({ start, end });
    },
  }).visit(parseSync(file, code).program);
  return found;
}

/** Takes the server's part out of route modules: the router refuses a static build that has it. */
export function withoutServerExports(): Plugin {
  return {
    name: 'litometr:without-server-exports',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/(.*\.route|app\/routes\/\w+)\.tsx(\?.*)?$/ },
      handler: (code, id) => ({
        code: serverOnly(id, code).reduceRight(
          (text, { start, end }) => text.slice(0, start) + text.slice(end),
          code,
        ),
        map: null,
      }),
    },
  };
}
