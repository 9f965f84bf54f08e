import { SelectField } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import { relationshipName, relationships } from '../shared/relationship-names.ts';
import * as m from '../texts.ts';
import type { TypedFields } from './use-person.ts';

interface RelationshipFieldProps {
  readonly label: string;
  readonly field: ReturnType<TypedFields['text']>;
}

/** The relationship of a person to the owner, or to a minor. */
export function RelationshipField({ label, field }: RelationshipFieldProps): ReactElement {
  return (
    <SelectField
      {...field}
      label={label}
      placeholder={m.updateNominee_choose()}
      options={relationships.map((value) => ({ value, label: relationshipName(value) }))}
    />
  );
}
