/** Descriptions from the rules' sources, so that the pages do not repeat them. */
const files = import.meta.glob<string>(['../../../packages/rules/src/**/*.ts', '!**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

export interface Source {
  /** The folder of the rule, such as `fatca`; for the engine, `clauses`. */
  readonly domain: string;
  readonly file: string;
  /** The docstring. */
  readonly says: string;
  /** The sections of the specification that it names, such as `5` or `8 and 9`. */
  readonly section: string | undefined;
}

/** An export with its docstring; comments to Biome may stand between the two. */
const exported =
  /\/\*\*\s(?<doc>(?:(?!\*\/)[\s\S])*)\*\/\s+(?:\/\/ biome-ignore .*\s+)*export (?:function|const) (?<name>\w+)/g;

function sourcesOf(path: string, code: string): [string, Source][] {
  const file = path.replace(/^.*packages\//, 'packages/');
  const domain = /\/src\/([\w-]+)\//.exec(file)?.[1] ?? 'clauses';
  return Array.from(code.matchAll(exported), ({ groups: { name = '', doc = '' } = {} }) => {
    const says = doc.replaceAll(/^\s*\* ?/gm, '').trim();
    const section = /\bsections?\s+(\d+(?:(?:,| and)\s+\d+)*)/.exec(says)?.[1];
    return [name, { domain, file, says: wordsOf(says), section }];
  });
}

/** Without line breaks, parameter tags and the final section reference, which is shown separately. */
const wordsOf = (says: string) =>
  says
    .replaceAll(/\s*\n\s*/g, ' ')
    .replaceAll(/\s*@param (\w+)/g, ' $1:')
    .replace(/\s*Specification\s+sections? [\d, and]+(?:, affected services)?\.$/, '')
    .trim();

/** By exported name. */
export const sources: ReadonlyMap<string, Source> = new Map(
  Object.entries(files).flatMap(([path, code]) => sourcesOf(path, code)),
);
