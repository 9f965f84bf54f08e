import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { root } from './included.ts';
import { escapeProse, type Page } from './page.ts';

const PACKAGES = ['sdk', 'journey', 'ui'] as const;
const KINDS: readonly (readonly [heading: string, declaration: RegExp])[] = [
  ['Functions', /^export (declare )?(function|const \w+: (<[^(]*>)?\()/],
  ['Classes', /^export (declare )?(abstract )?class/],
  ['Values', /^export (declare )?const/],
  ['Types', /^export (declare )?(interface|type)/],
];

/** The docstrings of the exports of a package, by name. */
function docstrings(name: string): Map<string, string> {
  const cwd = join(root, 'packages', name, 'src');
  const files = globSync('**/*.{ts,tsx}', { cwd, exclude: ['**/*.{test,stories,spec}.*', 'paraglide/**'] });
  return new Map(
    files.flatMap((file) => {
      const source = ts.createSourceFile(file, readFileSync(join(cwd, file), 'utf8'), ts.ScriptTarget.Latest, true);
      return source.statements.flatMap((statement) => namesOf(statement).map((found) => [found, docOf(statement)]));
    }),
  );
}

function namesOf(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.map(({ name }) => name.getText());
  const isNamed =
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement);
  return isNamed && statement.name ? [statement.name.text] : [];
}

/** The description of a docstring and what it says about errors. */
function docOf(statement: ts.Statement): string {
  const [doc] = ts.getJSDocCommentsAndTags(statement).filter(ts.isJSDoc);
  const throws = doc?.tags?.filter(({ tagName }) => tagName.text === 'throws') ?? [];
  const parts = [textOf(doc?.comment), ...throws.map((tag) => `Throws ${textOf(tag.comment)}`)];
  return parts.filter(Boolean).join('\n\n');
}

const textOf = (comment: ts.JSDoc['comment']): string =>
  (ts.getTextOfJSDocComment(comment) ?? '').replaceAll(/\{@link (\w+)\}/g, '`$1`');

/** A page with every export of a package: its signature from the API report, its description from the sources. */
function referencePage(name: (typeof PACKAGES)[number]): Page {
  const report = readFileSync(join(root, 'packages', name, 'api-report.md'), 'utf8');
  const docs = docstrings(name);
  const declarations = Array.from(
    report.matchAll(/^\/\/ @public.*\n((?:(?!\/\/ @public).*\n)+?)(?=\n|```)/gm),
    ([, code = '']) => code.replaceAll(/^ *\/\/ \(undocumented\)\n/gm, '').trim(),
  ).filter((code) => code.startsWith('export '));
  const sections = KINDS.map(([heading, kind], at) => {
    const own = declarations.filter((code) => KINDS.findIndex(([, pattern]) => pattern.test(code)) === at && kind);
    return own.length > 0 ? [`## ${heading}`, ...own.map((code) => entryOf(code, docs))].join('\n\n') : '';
  });
  const title = `Reference of @lifedesk/${name}`;
  const lead = `Every export of [@lifedesk/${name}](/packages/${name}), generated from its code.`;
  return { path: `reference/${name}`, title, text: [`# ${title}`, lead, ...sections].join('\n\n') };
}

/** Without colours, which would make the page three times as large. */
function entryOf(code: string, docs: ReadonlyMap<string, string>): string {
  const name = /^export (?:declare |abstract )*\w+ (\w+)/.exec(code)?.[1] ?? '';
  return [`### ${name}`, escapeProse(docs.get(name) ?? ''), `\`\`\`txt\n${code}\n\`\`\``].join('\n\n');
}

/** The references of the packages whose exports no other page describes. */
export const referencePages = (): Page[] => PACKAGES.map(referencePage);
