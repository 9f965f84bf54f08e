import { useEffect, useReducer } from 'react';
import { vars } from '../theme/contract.css.ts';
import source from '../theme/contract-shape.ts?raw';
import type { ColourTokens } from '../theme/tokens.ts';

/** Names of CSS variables, nested as in the theme contract. */
type Tree = { readonly [name: string]: string | Tree };

export interface Token {
  /** Its path in the contract, such as `color.info.text`. */
  readonly path: string;
  /** `--ld-color-info-text` */
  readonly variable: string;
  /** Its purpose, from the contract. */
  readonly role: string | undefined;
}

/** The comments of the contract for each token, by path. */
function readRoles(lines: readonly string[]): ReadonlyMap<string, string> {
  const roles = new Map<string, string>();
  const path: string[] = [];
  let comment = '';
  for (const line of lines) {
    const [, name, opens] = /(\w+)'?(?::| =) (?:(\{)$|\w)/.exec(line) ?? [];
    if (/^\s*\/\*\*/.test(line)) comment = line.replaceAll(/^\s*\/\*\* | \*\/$/g, '');
    else if (name) {
      roles.set([...path, name].join('.'), comment);
      comment = '';
      if (opens) path.push(name);
    } else if (/^\s*\}/.test(line)) path.pop();
  }
  return roles;
}

const roles = readRoles(source.split('\n'));
const roleOf = (path: string) => {
  const state = path.replace(/^color\.\w+\./, 'state.');
  return roles.get(`contractShape.${path}`) || roles.get(state) || undefined;
};

const variableOf = (reference: string) => reference.replace(/^var\((.+)\)$/, '$1');

/** The tokens of a part of the contract, in order. */
export function tokensIn(part: keyof typeof vars): Token[] {
  const list = (tree: Tree, path: string): Token[] =>
    Object.entries(tree).flatMap(([name, inner]) => {
      const here = `${path}.${name}`;
      return typeof inner === 'string'
        ? [{ path: here, variable: variableOf(inner), role: roleOf(here) }]
        : list(inner, here);
    });
  return list(vars[part], part);
}

/** The current value of a CSS variable: for the brand, the scheme and the preferences of the page. */
export type ValueNow = (variable: string) => string;

/** Reads the current tokens, and again when the brand or the scheme changes. */
export function useApplied(): ValueNow {
  const [, readAgain] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    const attributes = new MutationObserver(readAgain);
    attributes.observe(document.documentElement, { attributes: true });
    const sheets = new MutationObserver(readAgain);
    sheets.observe(document.head, { childList: true });
    const preferences = [
      '(prefers-color-scheme: dark)',
      '(prefers-contrast: more)',
      '(prefers-reduced-motion: reduce)',
    ];
    const queries = preferences.map((query) => matchMedia(query));
    for (const query of queries) query.addEventListener('change', readAgain);
    return () => {
      attributes.disconnect();
      sheets.disconnect();
      for (const query of queries) query.removeEventListener('change', readAgain);
    };
  }, []);
  const style = getComputedStyle(document.documentElement);
  return (variable) => style.getPropertyValue(variable).trim();
}

/** The current colours, in the shape that colour pairs use. */
export function coloursFrom(valueNow: ValueNow): ColourTokens {
  const ink = document.createElement('canvas').getContext('2d');
  /** As `#rrggbb`: a build may have shortened it. */
  const toHex = (colour: string): string => {
    if (!ink) return colour;
    ink.fillStyle = colour;
    return String(ink.fillStyle);
  };
  const read = (tree: Tree): Tree =>
    Object.fromEntries(
      Object.entries(tree).map(([name, inner]) => [
        name,
        typeof inner === 'string' ? toHex(valueNow(variableOf(inner))) : read(inner),
      ]),
    );
  // the contract has exactly the names of the tokens: otherwise assignVars would not compile
  return read(vars.color) as unknown as ColourTokens;
}
