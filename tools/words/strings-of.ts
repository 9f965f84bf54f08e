import ts from 'typescript';
import type { Language } from './glossary.ts';

/** A string in a program, and the name of its property if that is a language, `en` or `hi`. */
export interface SourceString {
  readonly text: string;
  /** From 1. */
  readonly line: number;
  readonly language: Language | null;
}

/** Strings in literals and templates, without the placeholders of templates, and without names of properties and modules. */
export function stringsOf(source: string): SourceString[] {
  const file = ts.createSourceFile('texts.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TS);
  const found: SourceString[] = [];
  const visit = (node: ts.Node, language: Language | null): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return;
    if (ts.isPropertyAssignment(node)) {
      visit(node.initializer, languageOf(node.name) ?? language);
      return;
    }
    const text = textOf(node);
    if (text?.trim())
      found.push({ text, language, line: file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1 });
    ts.forEachChild(node, (child) => visit(child, language));
  };
  visit(file, null);
  return found;
}

function languageOf(name: ts.PropertyName): Language | null {
  if (!ts.isIdentifier(name) && !ts.isStringLiteral(name)) return null;
  const of = /^(en|hi)$|_(hi)$/.exec(name.text);
  return of ? ((of[1] ?? of[2]) as Language) : null;
}

function textOf(node: ts.Node): string | null {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (ts.isTemplateExpression(node))
    return node.head.text + node.templateSpans.map(({ literal }) => `{}${literal.text}`).join('');
  return null;
}
