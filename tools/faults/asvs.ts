// The requirements of OWASP ASVS 5.0.0, levels 1 and 2, and how each is met. asvs.tsv has the data, from which docs/asvs.md is made.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run.ts';
import { FAULTS, type Fault } from './faults.ts';

interface Requirement {
  readonly number: string;
  readonly level: string;
  readonly asks: string;
  /** `planted`, or the id of a fault of FAULTS, `open`, `operator`, `written`, or `none` if it does not apply. */
  readonly how: string;
  readonly why: string;
  /** What the last run found, and a digest of the fault that it planted. */
  readonly result: string;
  /** The document and its words, if it is written. */
  readonly file: string;
  readonly find: string;
  /** Removes the control. */
  readonly fault: Fault | undefined;
}

const DATA = join(import.meta.dirname, 'asvs.tsv');
const PAGE = join(root, 'docs/asvs.md');
/** The column of the result. */
const RESULT = 5;

const readRows = () =>
  readFileSync(DATA, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'));

export function readRequirements(): Requirement[] {
  return readRows()
    .slice(1)
    .map(
      ([
        number = '',
        level = '',
        asks = '',
        how = '',
        why = '',
        result = '',
        test,
        file = '',
        find = '',
        replace = '',
      ]) => {
        const planted = { id: number, name: `not met: ${asks}`, file, find, replace };
        const fault = test ? { ...planted, test } : FAULTS.find(({ id }) => id === how);
        return { number, level, asks, how, why, result, file, find, fault };
      },
    );
}

/** The faults that remove the control of a requirement. */
export const CONTROLS: readonly Fault[] = readRequirements().flatMap(({ fault }) => fault ?? []);

/** After a change of the fault, the result of an earlier one does not count. */
const digestOf = ({ file, find, replace, test }: Fault): string =>
  createHash('sha256')
    .update(JSON.stringify([file, find, replace, test]))
    .digest('hex')
    .slice(0, 8);

/** Records whether the test turned red, and writes the page again. */
export function record(fault: Fault, isRed: boolean): void {
  const result = `${isRed ? 'red' : 'missed'} ${digestOf(fault)}`;
  const concerned = new Set(readRequirements().flatMap((row) => (row.fault?.id === fault.id ? [row.number] : [])));
  const rows = readRows();
  for (const cells of rows) if (concerned.has(cells[0] ?? '')) cells[RESULT] = result;
  writeFileSync(DATA, `${rows.map((cells) => cells.join('\t')).join('\n')}\n`);
  writeFileSync(PAGE, page());
}

function resultOf({ fault, result }: Requirement): string[] {
  if (!fault) return [];
  const [outcome, digest] = result.split(' ');
  if (digest !== digestOf(fault)) return ['**Not run**'];
  if (outcome === 'missed') return ['**Open**: no test noticed that its control was removed'];
  return [`Turned red: \`${fault.test}\`, without the control in \`${fault.file}\``];
}

const LABELS: Readonly<Record<string, string>> = {
  none: 'Does not apply',
  open: '**Open**',
  operator: 'For the operator',
};

/** Why it is met, or why not, and what the run found. */
function answerOf(requirement: Requirement): string {
  const { how, why, file } = requirement;
  const label = how === 'written' ? `Written in [${file}](../${file})` : LABELS[how];
  const parts = label ? [label, why, ...resultOf(requirement)] : [...resultOf(requirement), why];
  return `${parts.filter(Boolean).join('. ')}.`;
}

/** docs/asvs.md */
export function page(): string {
  const requirements = readRequirements();
  const answers = requirements.map(answerOf);
  const count = (pattern: RegExp) => answers.filter((answer) => pattern.test(answer)).length;
  return `# ASVS 5.0, level 2

These are all ${requirements.length} requirements of levels 1 and 2 of the OWASP Application Security Verification Standard 5.0.0, in our words.
\`pnpm faults asvs\` writes this page from \`tools/faults/asvs.tsv\`: it removes the control of each requirement, runs the test and records whether
the test turned red. Change the data, not this page.

- ${count(/^Turned red/)} turned a test red when their control was removed
- ${count(/^Written/)} ask for a document, which is there
- ${count(/^For the operator/)} are for the operator
- ${count(/^Does not apply/)} do not apply
- ${count(/^\*\*Open/)} are open, in whole or in part
- ${count(/^\*\*Not run/)} were not run

| requirement | level | what it asks for | how it is met |
| --- | --- | --- | --- |
${requirements.map(({ number, level, asks }, at) => `| ${number} | ${level} | ${asks} | ${answers[at]} |`).join('\n')}
`;
}
