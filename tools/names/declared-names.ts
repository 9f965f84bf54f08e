import ts from 'typescript';

/** What a name is given to. A property is one of our own types or classes; its name on the wire is in the contract. */
export type NameKind = 'function' | 'method' | 'property' | 'type' | 'value';

/** A name where the code declares it. */
export interface DeclaredName {
  readonly name: string;
  readonly kind: NameKind;
  /** From 1. */
  readonly line: number;
  /** The type that is written beside it; of a function the type that it returns. */
  readonly type: ts.TypeNode | undefined;
  /** A function calls another one whose name begins with `use`, as a React hook does. */
  readonly callsHook: boolean;
}

/**
 * The names that a program declares: functions, values, parameters, types and the properties of its types. What only takes over a
 * name, such as a shorthand of destructuring or a key of an object literal, declares none.
 */
export function declaredNames(path: string, source: string): DeclaredName[] {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true, kind);
  const found: DeclaredName[] = [];
  const visit = (node: ts.Node): void => {
    const declared = readDeclaration(node);
    if (declared) {
      const { line } = file.getLineAndCharacterOfPosition(declared.identifier.getStart(file));
      const { identifier, kind, type, body } = declared;
      found.push({ name: identifier.text, kind, type, line: line + 1, callsHook: body ? callsHook(body) : false });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

interface Declaration {
  readonly identifier: ts.Identifier;
  readonly kind: NameKind;
  readonly type?: ts.TypeNode | undefined;
  readonly body?: ts.Node | undefined;
}

function readDeclaration(node: ts.Node): Declaration | undefined {
  if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name)) return readVariable(node, node.name);
  if (ts.isParameter(node) && ts.isIdentifier(node.name)) return value(node.name, node.type);
  if (ts.isBindingElement(node) && ts.isIdentifier(node.name) && (node.propertyName || isInArray(node)))
    return value(node.name);
  if (ts.isFunctionDeclaration(node) && node.name)
    return { identifier: node.name, kind: 'function', type: node.type, body: node.body };
  if (ts.isPropertySignature(node) || ts.isPropertyDeclaration(node)) return member(node, 'property');
  if (ts.isMethodSignature(node)) return member(node, 'method');
  if ((ts.isMethodDeclaration(node) || ts.isGetAccessor(node)) && ts.isClassLike(node.parent))
    return member(node, 'method');
  if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node) || ts.isTypeParameterDeclaration(node))
    return { identifier: node.name, kind: 'type' };
  if (ts.isClassDeclaration(node) && node.name) return { identifier: node.name, kind: 'type' };
  if (ts.isImportSpecifier(node) && node.propertyName) return value(node.name);
  return undefined;
}

function readVariable({ initializer, type }: ts.VariableDeclaration, identifier: ts.Identifier): Declaration {
  let made = initializer;
  while (made && (ts.isParenthesizedExpression(made) || ts.isAsExpression(made) || ts.isSatisfiesExpression(made)))
    made = made.expression;
  if (!made || !(ts.isArrowFunction(made) || ts.isFunctionExpression(made))) return value(identifier, type);
  return { identifier, kind: 'function', type: made.type, body: made.body };
}

const value = (identifier: ts.Identifier, type?: ts.TypeNode): Declaration => ({ identifier, kind: 'value', type });

const isInArray = (node: ts.BindingElement): boolean => ts.isArrayBindingPattern(node.parent);

function member(
  node:
    | ts.PropertySignature
    | ts.PropertyDeclaration
    | ts.MethodSignature
    | ts.MethodDeclaration
    | ts.GetAccessorDeclaration,
  kind: 'property' | 'method',
): Declaration | undefined {
  return ts.isIdentifier(node.name) ? { identifier: node.name, kind, type: node.type } : undefined;
}

/** As React's linter recognises a hook: by its name, also where it belongs to an object. */
function callsHook(body: ts.Node): boolean {
  if (ts.isCallExpression(body)) {
    const { expression } = body;
    const name = ts.isPropertyAccessExpression(expression) ? expression.name : expression;
    if (ts.isIdentifier(name) && /^use([A-Z]|$)/.test(name.text)) return true;
  }
  return ts.forEachChild(body, (child) => callsHook(child) || undefined) ?? false;
}
