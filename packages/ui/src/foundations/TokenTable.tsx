import type { ReactNode } from 'react';
import { Table } from '../components/Table/Table.tsx';
import { type Token, useApplied } from './applied.ts';

interface TokenTableProps {
  caption: string;
  tokens: readonly Token[];
  /** Demonstrates a token. */
  sample?: (value: string) => ReactNode;
}

/** Tokens with their current value and appearance. */
export function TokenTable({ caption, tokens, sample }: TokenTableProps) {
  const valueNow = useApplied();
  const spoken = tokens.some(({ role }) => role);
  return (
    <Table
      caption={caption}
      rows={tokens}
      rowKey={({ path }) => path}
      columns={[
        { id: 'variable', header: 'Token', cell: ({ variable }) => <code>{variable}</code> },
        { id: 'value', header: 'Value', cell: ({ variable }) => <code>{valueNow(variable)}</code> },
        ...(sample
          ? [{ id: 'sample', header: 'Sample', cell: ({ variable }: Token) => sample(`var(${variable})`) }]
          : []),
        ...(spoken ? [{ id: 'role', header: 'For', cell: ({ role }: Token) => role }] : []),
      ]}
    />
  );
}
