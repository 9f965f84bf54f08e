import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';
import ts from 'typescript';

const HELPER = '__name';

const isNaming = (node: ts.Node): node is ts.CallExpression =>
  ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === HELPER;
const isNamingStatement = (node: ts.Node) => ts.isExpressionStatement(node) && isNaming(node.expression);
const isNamingBlock = (node: ts.Node) =>
  ts.isClassStaticBlockDeclaration(node) && node.body.statements.every(isNamingStatement);

/**
 * Radix is published with a call for each function that records its name. To a bundler each such call is a side effect
 * that keeps the function, used or not: 4 KB gzip in a page with a dialog and tabs. Nothing reads the names.
 */
export function withoutNames(code: string): string {
  if (!code.includes(`var ${HELPER} =`)) return code;
  const source = ts.createSourceFile('radix.mjs', code, ts.ScriptTarget.ESNext, false, ts.ScriptKind.JS);
  const cuts: [from: number, to: number][] = [];
  const visit = (node: ts.Node): void => {
    if (isNamingStatement(node) || isNamingBlock(node)) {
      cuts.push([node.getStart(source), node.end]);
      return;
    }
    const [named] = isNaming(node) ? node.arguments : [];
    if (named) cuts.push([node.getStart(source), named.getStart(source)], [named.end, node.end]);
    ts.forEachChild(node, visit);
  };
  visit(source);
  let plain = code;
  for (const [from, to] of cuts.sort(([a], [b]) => b - a)) plain = plain.slice(0, from) + plain.slice(to);
  return plain;
}

export const plainNames = (): Plugin => ({
  name: 'plain-names',
  setup: (build) =>
    build.onLoad({ filter: /[\\/]@radix-ui[\\/].+\.mjs$/ }, async ({ path }) => ({
      contents: withoutNames(await readFile(path, 'utf8')),
      loader: 'js',
    })),
});
