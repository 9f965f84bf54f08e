import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { linesOfOperations } from './contract.ts';
import { root } from './included.ts';
import { SOURCE } from './links.ts';
import { codeCell, escapeProse, type Page, table } from './page.ts';

interface Parameter {
  readonly name: string;
  readonly value: unknown;
}
interface Reference {
  readonly reference: string;
}
interface Step {
  readonly stepId: string;
  readonly description: string;
  readonly operationId?: string;
  readonly workflowId?: string;
  readonly parameters?: readonly (Parameter | Reference)[];
  readonly requestBody?: { readonly payload: unknown };
  readonly successCriteria?: readonly { readonly condition: string }[];
  readonly outputs?: Readonly<Record<string, string>>;
}
interface Input {
  readonly description: string;
  readonly default: string;
}
interface Workflow {
  readonly inputs: { readonly properties: Readonly<Record<string, Input>> };
  readonly steps: readonly Step[];
  readonly outputs: Readonly<Record<string, string>>;
}
/** An Arazzo document, as far as its page shows it. */
interface Journey {
  readonly info: { readonly title: string; readonly summary: string };
  readonly sourceDescriptions: readonly { readonly name: string; readonly url: string }[];
  readonly components?: { readonly parameters: Readonly<Record<string, Parameter>> };
  readonly workflows: readonly Workflow[];
}

const FOLDER = 'openapi/journeys';
const operations = linesOfOperations('openapi');

const pathOf = (file: string): string => `journeys/${file.replace('.arazzo.yaml', '')}`;

/** What a step calls, as a link. Throws if it names something that does not exist. */
function calledBy(journey: Journey, step: Step): string {
  const [, source = '', ...names] = (step.operationId ?? step.workflowId ?? '').split('.');
  const id = names.at(-1) ?? '';
  const url = journey.sourceDescriptions.find(({ name }) => name === source)?.url ?? '';
  if (step.workflowId) return `The journey [${id}](/${pathOf(url)})`;
  if (url === 'sandbox.yaml') return `[\`${id}\`](${SOURCE}${FOLDER}/${url}) of the sandbox`;
  const line = operations.get(id);
  if (!line) throw new Error(`${journey.info.title}: ${step.stepId} calls ${id}, which the contract does not have`);
  return `[\`${id}\`](/reference/sdk#${id.toLowerCase()}), \`${line}\``;
}

/** What a step sends, in YAML: its parameters by their names, and the body. */
function sentBy({ components }: Journey, { parameters = [], requestBody }: Step): string {
  const named = parameters.flatMap((one) =>
    'reference' in one ? (components?.parameters[one.reference.split('.').at(-1) ?? ''] ?? []) : one,
  );
  const sent = {
    ...Object.fromEntries(named.map(({ name, value }) => [name, value])),
    ...(requestBody && { body: requestBody.payload }),
  };
  return `\`\`\`yaml\n${stringify(sent)}\`\`\``;
}

function stepSection(journey: Journey, step: Step, at: number): string {
  const { stepId, description, successCriteria = [], outputs = {} } = step;
  const list = (heading: string, lines: readonly string[]) =>
    lines.length > 0 ? [`${heading}\n\n${lines.map((line) => `- ${line}`).join('\n')}`] : [];
  const kept = Object.entries(outputs).map(([name, from]) => `${codeCell(name)} from ${codeCell(from)}`);
  return [
    `### ${at + 1} ${stepId}`,
    escapeProse(description),
    `${calledBy(journey, step)} with`,
    sentBy(journey, step),
    ...list(
      'Expected:',
      successCriteria.map(({ condition }) => codeCell(condition)),
    ),
    ...list('Outputs:', kept),
  ].join('\n\n');
}

function journeyPage(file: string, journey: Journey): Page {
  const { title, summary } = journey.info;
  const sections = journey.workflows.flatMap(({ inputs, steps, outputs }) => [
    `## Inputs\n\n${table(
      ['Input', 'Meaning', 'In the sandbox'],
      Object.entries(inputs.properties).map(([name, input]) => [
        codeCell(name),
        escapeProse(input.description),
        codeCell(input.default),
      ]),
    )}`,
    '## Steps',
    ...steps.map((step, at) => stepSection(journey, step, at)),
    `## Result\n\n${table(
      ['Output', 'From'],
      Object.entries(outputs).map(([name, from]) => [codeCell(name), codeCell(from)]),
    )}`,
  ]);
  const source = `It is the Arazzo file [${file}](${SOURCE}${FOLDER}/${file}). You can [run it](/packages/contract#journeys).`;
  return {
    path: pathOf(file),
    title,
    text: [`# ${title}`, escapeProse(summary), source, ...sections].join('\n\n'),
  };
}

/** A page for every journey of the contract, and a list of them. */
export function journeyPages(): Page[] {
  const files = globSync('*.arazzo.yaml', { cwd: join(root, FOLDER) }).sort();
  const journeys = files.map((file): [string, Journey] => [
    file,
    parse(readFileSync(join(root, FOLDER, file), 'utf8')),
  ]);
  const rows = journeys.map(([file, { info }]) => [`[${info.title}](/${pathOf(file)})`, escapeProse(info.summary)]);
  const lead =
    'A journey says which operations follow each other, and what goes from one into the next. The same files are [run as tests](/packages/contract#journeys).';
  return [
    {
      path: 'journeys/index',
      title: 'Journeys',
      text: `# Journeys\n\n${lead}\n\n${table(['Journey', 'What happens'], rows)}`,
    },
    ...journeys.map(([file, journey]) => journeyPage(file, journey)),
  ];
}
