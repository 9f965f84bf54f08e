import { type Migration, readMigrations } from '../../platform/database/migrate.ts';
import { splitStatements } from '../../platform/database/split-statements.ts';

/** Says in a migration which release was the first that did not use what it removes. The upgrade test proves it. */
const ANNOUNCED = /^-- unused since (release )?\S+/m;

/** What an earlier release may still use or do, by the statement that would end it. */
const CONTRACTIONS: readonly (readonly [what: string, statement: RegExp])[] = [
  ['removes something', /^drop (table|view|function|type|sequence|schema)\b/],
  [
    'removes a column',
    /^alter table .*\bdrop (column )?(?!constraint\b|column\b|default\b|not\b|identity\b|expression\b)\w/,
  ],
  ['renames something', /^alter .*\brename\b/],
  ['changes a type', /^alter table .*\balter (column )?\w+ (set data )?type\b/],
  ['requires a value', /^alter table .*\bset not null\b/],
  ['requires a value', /^alter table .*\badd column (?!.*\b(default|generated)\b).*\bnot null\b/],
  ['removes a default', /^alter table .*\bdrop default\b/],
  ['removes what conflicts are found by', /^alter table .*\bdrop constraint (if exists )?\w+_p?key\b|^drop index\b/],
  ['allows fewer rows', /^create unique index\b/],
];

const ADDS_CONSTRAINT = /^alter table (\w+) add (?:constraint \w+ )?((?:check|unique|foreign|primary|exclude)\b.*)$/;
const VALUES = /^check ?\( ?(\w+) in ?\((.*)\) ?\)$/;

/** The table that a statement changes. */
const tableOf = (statement: string): string | undefined =>
  /^(?:alter table(?: only| if exists)*|drop table(?: if exists)?|create (?:unique )?index .*? on) (\w+)/.exec(
    statement,
  )?.[1];

/** Lower case on one line, without comments. */
const normalise = (statement: string): string =>
  statement.replaceAll(/--.*$/gm, '').replaceAll(/\s+/g, ' ').trim().toLowerCase();

const statementsOf = ({ text }: Migration): string[] => splitStatements(text).map(normalise);

/**
 * The statements of newer migrations that would break the previous release, which still runs while nodes are replaced.
 * It may use everything that its own migrations made. Says nothing about the meaning of data.
 */
export function contractions(earlier: readonly Migration[], all: readonly Migration[] = readMigrations()): string[] {
  const known = new Set(earlier.map(({ name }) => name));
  const earlierStatements = earlier.flatMap(statementsOf);
  const created = new Set(
    earlierStatements.flatMap((statement) => /^create table (?:if not exists )?(\w+)/.exec(statement)?.[1] ?? []),
  );
  return all
    .filter(({ name, text }) => !known.has(name) && !ANNOUNCED.test(text))
    .flatMap((migration) =>
      statementsOf(migration).flatMap((statement) => {
        const table = tableOf(statement);
        if (table !== undefined && !created.has(table)) return [];
        const found = CONTRACTIONS.filter(([, pattern]) => pattern.test(statement)).map(([what]) => what);
        if (narrows(statement, earlierStatements)) found.push('allows fewer rows');
        return found.map((what) => `${migration.name} ${what}: ${statement}`);
      }),
    );
}

/** Whether a statement adds a constraint, unless that allows a column all the values that an earlier one lists. */
function narrows(statement: string, earlier: readonly string[]): boolean {
  const [, table, rule = ''] = ADDS_CONSTRAINT.exec(statement) ?? [];
  if (table === undefined) return false;
  const [, column, values = ''] = VALUES.exec(rule) ?? [];
  const now = new Set(toList(values));
  const listed = new RegExp(`^(?:create|alter) table ${table} .*check ?\\( ?${column} in ?\\(([^)]*)\\)`);
  const [, before] = earlier.map((one) => listed.exec(one)).findLast((one) => one !== null) ?? [];
  return before === undefined || !toList(before).every((value) => now.has(value));
}

const toList = (values: string): string[] => values.split(',').map((value) => value.trim());
