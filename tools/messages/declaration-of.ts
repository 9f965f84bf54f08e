/**
 * The declaration of a message, with its texts in the base language, from the comments in the file that the compiler wrote for it.
 * The compiler's own way to declare messages takes three times as long as its other work.
 * @param compiled the text of the file
 */
export function declarationOf(compiled: string, locales: readonly string[]): { key: string; declaration: string } {
  const [, alias, name] = /^export (?:\{ \w+ as "(\w+)" \}|const (\w+))/m.exec(compiled) ?? [];
  const key = alias ?? name;
  const [, inputs] = /@typedef \{(\{.*\})\} \w+Inputs \*\//.exec(compiled) ?? [];
  // the rows of a table, below its heading and the line under that
  const [, , ...texts] = Array.from(compiled.matchAll(/^\* \| (.+) \|$/gm), ([, row = '']) => row);
  if (!key || !inputs || texts.length === 0) throw new Error('the compiler has changed how it writes messages');
  const locale = locales.map((each) => `'${each}'`).join(' | ');
  const parameters = `inputs${inputs === '{}' ? '?' : ''}: ${inputs}, options?: { locale?: ${locale} }`;
  const comment = texts.join(' ').replaceAll('*/', '* /');
  return { key, declaration: `/** ${comment} */\nexport declare const ${key}: (${parameters}) => string;\n` };
}
