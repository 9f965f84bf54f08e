import ts from 'typescript';

/** Strings in literals and templates with their lines, without the placeholders of templates, and without names of properties and modules. */
export function stringsOf(source: string): { readonly text: string; readonly line: number }[] {
  const file = ts.createSourceFile('texts.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TS);
  const found: { text: string; line: number }[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return;
    if (ts.isPropertyAssignment(node)) {
      visit(node.initializer);
      return;
    }
    const text = textOf(node);
    if (text?.trim()) found.push({ text, line: file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1 });
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function textOf(node: ts.Node): string | null {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (ts.isTemplateExpression(node))
    return node.head.text + node.templateSpans.map(({ literal }) => `{}${literal.text}`).join('');
  return null;
}
