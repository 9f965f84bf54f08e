import { declaredNames } from './declared-names.ts';
import { faultsOfNames } from './rules.ts';
import { EXCEPTIONS, type Exception } from './word-lists.ts';

/** Where names break the rules, and exceptions that no name needs any more. */
export function findViolations(
  files: Iterable<{ readonly path: string; readonly source: string }>,
  exceptions: readonly Exception[] = EXCEPTIONS,
): string[] {
  const found: string[] = [];
  const unused = new Set(exceptions.flatMap(({ names }) => names));
  for (const { path, source } of files)
    for (const { line, name, fault } of faultsOfNames(path, declaredNames(path, source))) {
      const exception = exceptions.find(({ names, where }) => names.includes(name) && where.test(path));
      if (exception) unused.delete(name);
      else found.push(`${path}:${line} ${name}: ${fault}`);
    }
  return [
    ...found,
    ...Array.from(unused, (name) => `tools/names/word-lists.ts: no name needs the exception \`${name}\` any more`),
  ];
}
