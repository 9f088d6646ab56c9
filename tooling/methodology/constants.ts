import ts from 'typescript';

/** Finds the value of a constant that a docstring names, as the code has it. */
export interface Constants {
  /**
   * @param path a constant's name, perhaps with properties or places: `WEEK_DAYS.least`, `bars.0`
   * @param from the file whose docstring names it; its own and imported names come first
   * @throws where there is no such constant, where it is no number, or where several differ
   */
  valueOf: (path: string, from: ts.SourceFile) => number;
}

const operations = new Map<ts.SyntaxKind, (a: number, b: number) => number>([
  [ts.SyntaxKind.PlusToken, (a, b) => a + b],
  [ts.SyntaxKind.MinusToken, (a, b) => a - b],
  [ts.SyntaxKind.AsteriskToken, (a, b) => a * b],
  [ts.SyntaxKind.SlashToken, (a, b) => a / b],
]);

/** Reads constants of a program's own modules; packages of others are not searched. */
export function readConstants(program: ts.Program): Constants {
  const checker = program.getTypeChecker();
  const constants = new Map<string, ts.VariableDeclaration[]>();
  for (const file of program.getSourceFiles()) {
    if (file.isDeclarationFile || file.fileName.includes('/node_modules/')) continue;
    for (const declaration of constantsOf(file)) {
      const name = declaration.name.getText(file);
      constants.set(name, [...(constants.get(name) ?? []), declaration]);
    }
  }

  const declarationIn = (name: string, from: ts.SourceFile): ts.VariableDeclaration | undefined => {
    const found = checker
      .getSymbolsInScope(from, ts.SymbolFlags.Variable | ts.SymbolFlags.Alias)
      .find((symbol) => symbol.name === name);
    if (found === undefined) return undefined;
    const symbol =
      (found.flags & ts.SymbolFlags.Alias) === 0 ? found : checker.getAliasedSymbol(found);
    return symbol.declarations?.find(ts.isVariableDeclaration);
  };

  const evaluate = (node: ts.Expression, path: readonly string[]): number | null => {
    const inner = withoutWrapping(node);
    const [step, ...rest] = path;
    if (step !== undefined) {
      const part = partOf(inner, step);
      return part === undefined ? null : evaluate(part, rest);
    }
    if (ts.isNumericLiteral(inner) || ts.isStringLiteral(inner)) {
      const value = Number(inner.text.replaceAll('_', ''));
      return inner.text !== '' && Number.isFinite(value) ? value : null;
    }
    if (ts.isIdentifier(inner)) {
      const declaration = declarationIn(inner.text, inner.getSourceFile());
      return declaration?.initializer === undefined ? null : evaluate(declaration.initializer, []);
    }
    return ts.isBinaryExpression(inner) ? evaluateBinary(inner) : null;
  };

  const evaluateBinary = ({ left, right, operatorToken }: ts.BinaryExpression): number | null => {
    const operation = operations.get(operatorToken.kind);
    const [a, b] = [evaluate(left, []), evaluate(right, [])];
    return operation === undefined || a === null || b === null ? null : operation(a, b);
  };

  return {
    valueOf(path, from) {
      const [name = '', ...steps] = path.split('.');
      const own = declarationIn(name, from);
      const candidates = own === undefined ? (constants.get(name) ?? []) : [own];
      const values = new Set(
        candidates.map(({ initializer }) =>
          initializer === undefined ? null : evaluate(initializer, steps),
        ),
      );
      const [value] = values;
      if (values.size > 1)
        throw new Error(`several constants ${name} differ: import the one meant`);
      if (value === undefined) throw new Error(`there is no constant ${name}`);
      if (value === null) throw new Error(`${path} is no number that can be read from the code`);
      return value;
    },
  };
}

/** The constants at the top level of a module. */
function constantsOf(file: ts.SourceFile): ts.VariableDeclaration[] {
  return file.statements.flatMap((statement) =>
    ts.isVariableStatement(statement) ? statement.declarationList.declarations : [],
  );
}

export const isExported = (node: ts.HasModifiers): boolean =>
  node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;

/** An expression without `as const`, `satisfies` and brackets around it. */
export function withoutWrapping(node: ts.Expression): ts.Expression {
  if (
    ts.isAsExpression(node) ||
    ts.isSatisfiesExpression(node) ||
    ts.isParenthesizedExpression(node)
  ) {
    return withoutWrapping(node.expression);
  }
  return node;
}

function partOf(node: ts.Expression, step: string): ts.Expression | undefined {
  if (ts.isArrayLiteralExpression(node)) return node.elements[Number(step)];
  if (!ts.isObjectLiteralExpression(node)) return undefined;
  return node.properties
    .filter(ts.isPropertyAssignment)
    .find(({ name }) => ts.isIdentifier(name) && name.text === step)?.initializer;
}
