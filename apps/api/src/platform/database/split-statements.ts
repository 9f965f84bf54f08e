/** What may contain a semicolon that does not end a statement: comments, quoted text and names, dollar-quoted bodies. */
const TOKEN = /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|"(?:[^"]|"")*"|\$([A-Za-z_]*)\$[\s\S]*?\$\1\$|;/g;

/** Splits an SQL file into statements, because a prepared statement can contain only one. */
export function splitStatements(text: string): string[] {
  const statements: string[] = [];
  let start = 0;
  for (const match of text.matchAll(TOKEN)) {
    if (match[0] !== ';') continue;
    statements.push(text.slice(start, match.index));
    start = match.index + 1;
  }
  statements.push(text.slice(start));
  return statements.map((s) => s.trim()).filter((s) => s.replaceAll(/--[^\n]*|\/\*[\s\S]*?\*\//g, '').trim() !== '');
}
