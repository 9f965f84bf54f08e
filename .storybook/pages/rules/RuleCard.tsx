import { Badge, Card, Notice, Stack, Table } from '@lifedesk/ui';
import { type ReactElement, useState } from 'react';
import { answerOf, initialOf, write } from './answer.ts';
import { clauseTexts } from './clause-texts.ts';
import { decidingClause } from './deciding-clause.ts';
import type { RuleEntry } from './entry.ts';
import { Inputs } from './inputs.tsx';
import { labelOf } from './label-of.ts';
import { sources } from './sources.ts';

/** A rule: its description, inputs to try, its result, the clauses that decided, and its boundaries. */
export function RuleCard({ entry }: { readonly entry: RuleEntry }): ReactElement {
  const [given, setGiven] = useState(initialOf(entry));
  const source = sources.get(entry.name);
  return (
    <Card
      heading={entry.name}
      aside={<Badge>{source?.section ? `Specification, section ${source.section}` : 'Our own'}</Badge>}
    >
      <Stack gap="6">
        <Stack gap="2" measure="text">
          <p>{source?.says}</p>
          <p>
            <code>{source?.file}</code>
          </p>
        </Stack>
        <Inputs entry={entry} given={given} onGiven={setGiven} />
        <Notice role="status" title="Result">
          <code>{answerOf(entry, given)}</code>
        </Notice>
        {entry.clauses && <Clauses clauses={entry.clauses} given={given} />}
        <Boundaries entry={entry} />
      </Stack>
    </Card>
  );
}

const verdicts = { decides: 'Decides', passed: 'Does not match', unasked: 'Not checked' } as const;
const tones = { decides: 'success', passed: 'neutral', unasked: 'neutral' } as const;

interface ClausesProps {
  readonly clauses: NonNullable<RuleEntry['clauses']>;
  readonly given: Readonly<Record<string, unknown>>;
}

/** The clauses that production runs, in order, and the result of each for these values. */
function Clauses({ clauses, given }: ClausesProps) {
  const deciding = decidingClause(clauses, given);
  const sentences = clauseTexts(clauses);
  const rows = clauses.map(({ id, outcome }, at) => ({
    id,
    outcome,
    clause: `${at + 1}. ${sentences[at]}`,
    verdict: at === deciding ? 'decides' : deciding < 0 || at < deciding ? 'passed' : 'unasked',
  }));
  return (
    <Table
      caption="Clauses, checked in this order"
      rowKey={({ id }) => id}
      rows={rows}
      columns={[
        { id: 'clause', header: 'Clause', cell: ({ clause }) => clause },
        { id: 'because', header: 'because', cell: ({ id }) => <code>{id}</code> },
        { id: 'outcome', header: 'Then', cell: ({ outcome }) => (outcome ? 'Yes' : 'No') },
        {
          id: 'verdict',
          header: 'Now',
          cell: ({ verdict }) => (
            <Badge tone={tones[verdict as keyof typeof tones]}>{verdicts[verdict as keyof typeof verdicts]}</Badge>
          ),
        },
      ]}
    />
  );
}

/** The results on both sides of each boundary, calculated by the rule itself. */
function Boundaries({ entry }: { readonly entry: RuleEntry }) {
  const first = initialOf(entry);
  const varied = Object.keys(entry.inputs).filter((name) => entry.edges.some((edge) => name in edge));
  const rows = entry.edges.map((edge, at) => ({
    key: String(at),
    given: { ...first, ...edge } as Record<string, unknown>,
  }));
  return (
    <Table
      caption="Boundaries"
      rowKey={({ key }) => key}
      rows={rows}
      columns={[
        ...varied.map((name) => ({
          id: name,
          header: labelOf(name),
          cell: ({ given }: (typeof rows)[number]) => <code>{write(given[name])}</code>,
        })),
        { id: 'answer', header: 'Result', cell: ({ given }) => <code>{answerOf(entry, given)}</code> },
      ]}
    />
  );
}
