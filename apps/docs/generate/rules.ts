import { answerOf, initialOf, write } from '../../../.storybook/pages/rules/answer.ts';
import { clauseTexts } from '../../../.storybook/pages/rules/clause-texts.ts';
import { type Constant, constants, domainOf } from '../../../.storybook/pages/rules/constants.ts';
import type { RuleEntry } from '../../../.storybook/pages/rules/entry.ts';
import { labelOf } from '../../../.storybook/pages/rules/label-of.ts';
import { ruleEntries } from '../../../.storybook/pages/rules/rule-entries.ts';
import { sources } from '../../../.storybook/pages/rules/sources.ts';
import { SOURCE } from './links.ts';
import { codeCell, escapeProse, headingOf, type Page, table } from './page.ts';

/** What an export means, and where it is written. */
function meaningOf(name: string): string {
  const source = sources.get(name);
  const file = source?.file ?? '';
  const where = `[${file}](${SOURCE}${file})`;
  return `${escapeProse(source?.says ?? '')}\n\n${where}${source?.section ? `, section ${source.section} of the specification` : ''}`;
}

function clausesTable(clauses: NonNullable<RuleEntry['clauses']>): string {
  const sentences = clauseTexts(clauses);
  const rows = clauses.map(({ id, outcome }, at) => [
    String(at + 1),
    escapeProse(sentences[at] ?? ''),
    codeCell(id),
    outcome ? 'Yes' : 'No',
  ]);
  return `**Clauses, checked in this order**\n\n${table(['No.', 'Clause', '`because`', 'Then'], rows)}`;
}

function boundariesTable(entry: RuleEntry): string {
  const first = initialOf(entry);
  const varied = Object.keys(entry.inputs).filter((name) => entry.edges.some((edge) => name in edge));
  const rows = entry.edges.map((edge) => {
    const given: Record<string, unknown> = { ...first, ...edge };
    return [...varied.map((name) => codeCell(write(given[name]))), codeCell(answerOf(entry, given))];
  });
  return `**Boundaries**\n\n${table([...varied.map(labelOf), 'Result'], rows)}`;
}

const ruleSection = (entry: RuleEntry): string =>
  [
    `## ${entry.name}`,
    meaningOf(entry.name),
    `<RuleForm name="${entry.name}" />`,
    ...(entry.clauses ? [clausesTable(entry.clauses)] : []),
    boundariesTable(entry),
  ].join('\n\n');

interface DatedRow {
  readonly from: string;
  readonly to: string | null;
  readonly value: unknown;
  readonly source: string;
}
const isDated = (row: unknown): row is DatedRow =>
  typeof row === 'object' && row !== null && 'from' in row && 'source' in row;

function valueTable(value: unknown): string {
  if (!Array.isArray(value) || value.length === 0) return codeCell(write(value));
  const dated = value.filter(isDated);
  if (dated.length < value.length) return value.map((part) => `- ${codeCell(write(part))}`).join('\n');
  const rows = dated.map(({ from, to, value: at, source }) => [
    from,
    to ?? '',
    codeCell(write(at)),
    escapeProse(source),
  ]);
  return table(['From', 'Until', 'Value', 'Source'], rows);
}

const constantSection = ({ name, value }: Constant): string =>
  [`## ${name}`, meaningOf(name), valueTable(value)].join('\n\n');

/** The title of an area, such as `GST refund`. */
const titleOf = (domain: string): string => {
  const words = domain.replaceAll('-', ' ').replace(/^\w/, (letter) => letter.toUpperCase());
  return words.replace(/^(Gst|Pan|Fatca)\b/, (word) => word.toUpperCase());
};

function areaPage(domain: string): Page {
  const rules = ruleEntries.filter(({ name }) => domainOf(name) === domain);
  const tables = constants.filter(({ name }) => domainOf(name) === domain);
  const sections = [...rules.map(ruleSection), ...tables.map(constantSection)];
  return {
    path: `rules/${domain}`,
    title: titleOf(domain),
    text: `# ${titleOf(domain)}\n\n${sections.join('\n\n')}`,
  };
}

/** A page for every area of rules, with its dated tables, and a list of all rules. */
export function rulePages(): Page[] {
  const names = [...ruleEntries, ...constants].map(({ name }) => name);
  const areas = [...new Set(names.map(domainOf))].sort().map(areaPage);
  const rows = areas.map(({ path, text }) => {
    const inside = Array.from(
      text.matchAll(/^## (\w+)$/gm),
      ([, name = '']) => `[${name}](/${path}#${name.toLowerCase()})`,
    );
    return [`[${headingOf(text)}](/${path})`, inside.join(', ')];
  });
  const lead =
    'All decisions about policies, amounts and dates are in [@lifedesk/rules](/packages/rules). Each has its clauses, its boundaries and a form to try it.';
  return [
    { path: 'rules/index', title: 'Rules', text: `# Rules\n\n${lead}\n\n${table(['Area', 'Contents'], rows)}` },
    ...areas,
  ];
}
