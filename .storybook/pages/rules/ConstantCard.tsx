import { Card, Stack } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import { write } from './answer.ts';
import type { Constant } from './constants.ts';
import { sources } from './sources.ts';

/** A table or a limit that rules use, as exported. */
export function ConstantCard({ constant: { name, value } }: { readonly constant: Constant }): ReactElement {
  const source = sources.get(name);
  const parts = Array.isArray(value) && typeof value[0] === 'object' ? value : [value];
  return (
    <Card heading={name}>
      <Stack gap="3">
        <p>{source?.says}</p>
        <ul>
          {parts.map((part) => (
            <li key={write(part)}>
              <code>{write(part)}</code>
            </li>
          ))}
        </ul>
      </Stack>
    </Card>
  );
}
