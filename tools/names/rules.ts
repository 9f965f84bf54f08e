import ts from 'typescript';
import type { DeclaredName } from './declared-names.ts';
import { FORBIDDEN_NAMES, FORBIDDEN_WORDS, NO_FUNCTIONS, NOT_PARTICIPLES, PARTICIPLES } from './word-lists.ts';

/** What is wrong with a name, and what to write instead. */
type NameRule = (declared: DeclaredName) => string | undefined;

/** `isPaidAtOnce` is `is paid at once`, `PAID_AT` is `paid at`. */
const wordsOf = (name: string): string[] =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter((word) => word !== '');

/** Words that say nothing, or that only a reader of our old code knows. */
function forbiddenWord(name: string): string | undefined {
  const instead = FORBIDDEN_NAMES.get(name);
  if (instead) return instead;
  const words = wordsOf(name);
  for (const [index, word] of words.entries()) {
    const better = FORBIDDEN_WORDS.get(word) ?? FORBIDDEN_WORDS.get(`${word} ${words[index + 1]}`);
    if (better) return better;
  }
  return undefined;
}

/** `use…` is for React hooks alone. */
const hook: NameRule = ({ name, kind, callsHook }) =>
  kind === 'function' && /^use[A-Z]/.test(name) && !callsHook
    ? 'calls no hook: `use…` is for React hooks alone'
    : undefined;

/** What is named like a question is answered by yes or no. */
const question: NameRule = ({ name, type }) =>
  /^(is|has|can)[A-Z]/.test(name) && type && !isYesOrNo(type)
    ? `is a ${type.getText()}: \`is…\`, \`has…\` and \`can…\` are for booleans`
    : undefined;

/** A function does something, so it is a verb, or it is named by the noun that it returns. */
const verb: NameRule = ({ name, kind }) => {
  if (kind !== 'function') return undefined;
  if (NO_FUNCTIONS.has(name)) return 'does not say what the function does or returns';
  return isParticiple(name)
    ? 'is a participle: name the function by a verb, or by the noun that it returns'
    : undefined;
};

/** A type is a thing, so it is named by a noun: the refusal, not what was `Refused`. */
const thing: NameRule = ({ name, kind }) =>
  kind === 'type' && isParticiple(name.charAt(0).toLowerCase() + name.slice(1))
    ? 'is a participle: name the type by a noun'
    : undefined;

const isParticiple = (word: string): boolean =>
  PARTICIPLES.has(word) || (/^[a-z]{2,}ed$/.test(word) && !NOT_PARTICIPLES.has(word));

const RULES: readonly NameRule[] = [
  // columns have the names of the database
  ({ name }) => (/^[a-z\d]+_/.test(name) ? undefined : forbiddenWord(name)),
  hook,
  question,
  verb,
  thing,
];

/** Types that a boolean has, alone, with its reason, or as what a function, a promise or an atom gives. */
function isYesOrNo(type: ts.TypeNode): boolean {
  if (ts.isUnionTypeNode(type)) return type.types.every(isYesOrNo);
  if (ts.isParenthesizedTypeNode(type)) return isYesOrNo(type.type);
  if (ts.isFunctionTypeNode(type)) return isYesOrNo(type.type);
  if (ts.isTypeReferenceNode(type))
    return /^(Decision|Generated)$/.test(type.typeName.getText()) || (type.typeArguments?.some(isYesOrNo) ?? false);
  if (ts.isTypeLiteralNode(type)) return type.members.some(({ name }) => name?.getText() === 'because');
  if (ts.isLiteralTypeNode(type)) return /^(true|false|null)$/.test(type.getText());
  // what the type of another property is, is checked there
  if (ts.isIndexedAccessTypeNode(type)) return true;
  return (
    ts.isTypePredicateNode(type) ||
    type.kind === ts.SyntaxKind.BooleanKeyword ||
    type.kind === ts.SyntaxKind.UndefinedKeyword
  );
}

/** What is wrong with the names of a file, and with its own name. */
export function faultsOfNames(
  path: string,
  names: readonly DeclaredName[],
): { line: number; name: string; fault: string }[] {
  const own = path.slice(path.lastIndexOf('/') + 1).replace(/\..*$/, '');
  const ownFault = forbiddenWord(own);
  return [
    ...(ownFault ? [{ line: 1, name: own, fault: ownFault }] : []),
    ...names.flatMap((declared) => {
      const fault = RULES.map((rule) => rule(declared)).find((found) => found !== undefined);
      return fault ? [{ line: declared.line, name: declared.name, fault }] : [];
    }),
  ];
}
