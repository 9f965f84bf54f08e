import { Stack } from '@lifedesk/ui';
import { type ReactElement, useState } from 'react';
import * as m from '../../texts.ts';
import type { Due } from '../dues.ts';
import type { Choice } from './choice.ts';
import { DuePages } from './DuePages.tsx';
import { DueTable } from './DueTable.tsx';
import { pageSize } from './due-policies.ts';

interface ChosenDuesProps {
  readonly choice: Choice;
  readonly onRemove: (due: Due) => void;
}

/** The chosen policies, to check before paying. */
export function ChosenDues({ choice, onRemove }: ChosenDuesProps): ReactElement {
  const [wanted, setWanted] = useState(1);
  const page = Math.min(wanted, Math.max(1, Math.ceil(choice.size / pageSize)));
  if (choice.size === 0) return <p>{m.payOnline_companyNothingChosen()}</p>;
  const shown = [...choice.values()].slice((page - 1) * pageSize, page * pageSize).map(({ due }) => due);
  return (
    <Stack as="section" gap="4" aria-label={m.payOnline_companyChosen()}>
      <DueTable dues={shown} choice={choice} onChoose={onRemove} />
      <DuePages page={page} total={choice.size} onPageChange={setWanted} />
    </Stack>
  );
}
