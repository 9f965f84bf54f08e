import { fieldId, useStep } from '@lifedesk/journey';
import { deleteNominee, formatServerDate, isNomineeDeleted, restoreNominee } from '@lifedesk/rules';
import {
  Badge,
  Button,
  Card,
  CloseIcon,
  DataList,
  Heading,
  Inline,
  Paragraph,
  RetryIcon,
  Stack,
  TextField,
} from '@lifedesk/ui';
import { type ReactElement, useEffect, useState } from 'react';
import * as m from '../texts.ts';
import { BirthField } from './BirthField.tsx';
import { nomineeJourney } from './nominee-journey.ts';
import { isMinor, isNew, type Person, possibleAppointees, type TypedPerson } from './people.ts';
import { placeOf } from './people-problems.ts';
import { RelationshipField } from './RelationshipField.tsx';
import { type TypedFields, usePerson } from './use-person.ts';

/** One of the nominees: their details, the share, an appointee for a minor, and buttons to remove and restore. */
export function PersonCard({ person }: { readonly person: Person }): ReactElement {
  const { context, values } = useStep(nomineeJourney);
  const { nominee, appointee, appoint, share, changeAppointee, replace } = usePerson(person);
  const { nomineeClientId } = person;
  const [isChanging, setChanging] = useState(false);
  const firstOfAppointee = fieldId(placeOf(person, 'appointee-name'));
  useEffect(() => {
    if (isChanging) document.getElementById(firstOfAppointee)?.focus();
  }, [isChanging, firstOfAppointee]);
  const name = person.name.trim() || m.updateNominee_newPerson();
  const isRemoved = isNomineeDeleted(person);
  const toggle = isRemoved ? restoreNominee : deleteNominee;
  const isBirthKnown = context.people.some((one) => one.nomineeClientId === nomineeClientId && one.dateOfBirth);
  const birth = isBirthKnown ? (
    <DataList items={[{ label: m.updateNominee_born(), value: formatServerDate(person.born), figure: true }]} />
  ) : (
    <BirthField field={nominee.date()} label={m.updateNominee_born()} />
  );
  return (
    <Card heading={name} aside={isRemoved && <Badge tone="warning">{m.updateNominee_marked()}</Badge>}>
      <Stack gap="4">
        {isRemoved ? (
          <Paragraph>{m.updateNominee_markedMeans({ name })}</Paragraph>
        ) : (
          <Stack gap="4">
            {isNew(person) && (
              <TextField {...nominee.text('name')} label={m.updateNominee_name()} autoComplete="off" maxLength={120} />
            )}
            {birth}
            <RelationshipField field={nominee.text('relationship')} label={m.updateNominee_relationship()} />
            <TextField
              {...share}
              label={m.updateNominee_share()}
              help={m.updateNominee_shareHelp()}
              suffix="%"
              inputMode="numeric"
              autoComplete="off"
              maxLength={4}
              figures
            />
            {isMinor(person, context.today) &&
              (person.keepsAppointee ? (
                <RegisteredAppointee
                  name={name}
                  appointee={person.appointee.name}
                  onChange={() => {
                    changeAppointee();
                    setChanging(true);
                  }}
                />
              ) : (
                <Appointee
                  name={name}
                  fields={appointee}
                  known={possibleAppointees(context.people, values.people, context.today)}
                  onChoose={appoint}
                />
              ))}
          </Stack>
        )}
        <div>
          <Button
            variant="text"
            icon={isRemoved ? RetryIcon : CloseIcon}
            onClick={() => replace(toggle(values.people, nomineeClientId))}
          >
            {isRemoved ? m.updateNominee_keep({ name }) : m.updateNominee_remove({ name })}
          </Button>
        </div>
      </Stack>
    </Card>
  );
}

interface RegisteredAppointeeProps {
  /** Of the minor. */
  readonly name: string;
  readonly appointee: string;
  readonly onChange: () => void;
}

/** Who is registered to receive the money for a minor. Nothing is asked about them. */
function RegisteredAppointee({ name, appointee, onChange }: RegisteredAppointeeProps): ReactElement {
  return (
    <Stack gap="2">
      <DataList items={[{ label: m.updateNominee_appointeeFor({ name }), value: appointee }]} />
      <div>
        <Button variant="text" onClick={onChange}>
          {m.updateNominee_changeAppointee({ name })}
        </Button>
      </div>
    </Stack>
  );
}

interface AppointeeProps {
  readonly name: string;
  readonly fields: TypedFields;
  /** People of age whom we know. */
  readonly known: readonly TypedPerson[];
  readonly onChoose: (person: TypedPerson) => void;
}

/** Who receives the money for a minor: someone we know, or as typed. */
function Appointee({ name, fields, known, onChoose }: AppointeeProps): ReactElement {
  return (
    <Stack gap="4">
      <Stack gap="1" measure="text">
        <Heading level={3}>{m.updateNominee_appointeeFor({ name })}</Heading>
        <p>{m.updateNominee_appointeeWhy()}</p>
      </Stack>
      {known.length > 0 && (
        <Inline>
          {known.map((person) => (
            <Button key={`${person.name} ${person.born}`} variant="secondary" onClick={() => onChoose(person)}>
              {m.updateNominee_appoint({ name: person.name })}
            </Button>
          ))}
        </Inline>
      )}
      <TextField {...fields.text('name')} label={m.updateNominee_appointeeName()} autoComplete="off" maxLength={120} />
      <BirthField field={fields.date()} label={m.updateNominee_appointeeBorn()} />
      <RelationshipField field={fields.text('relationship')} label={m.updateNominee_appointeeRelationship({ name })} />
    </Stack>
  );
}
