import { centimetresOf } from '@lifedesk/rules';
import { Button, Inline, Stack, TextField } from '@lifedesk/ui';
import { type ChangeEvent, type ReactElement, useState } from 'react';
import * as m from '../texts.ts';

interface HeightFieldProps {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly error: string | undefined;
  /** In centimetres, as typed. */
  readonly value: string;
  readonly onValueChange: (value: string) => void;
}

const digits = ({ target }: ChangeEvent<HTMLInputElement>) => target.value.replaceAll(/\D/g, '');

/** A height in centimetres, or in feet and inches, which become centimetres. */
export function HeightField(props: HeightFieldProps): ReactElement {
  const [isImperial, setImperial] = useState(false);
  const { id, name, label, error, value, onValueChange } = props;
  return (
    <Stack gap="2">
      {isImperial ? (
        <FeetAndInches {...props} />
      ) : (
        <TextField
          id={id}
          name={name}
          label={label}
          error={error}
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          suffix={m.submitEhdf_cm()}
          value={value}
          onChange={(event) => onValueChange(digits(event))}
        />
      )}
      <div>
        <Button
          variant="text"
          onClick={() => {
            setImperial(!isImperial);
            onValueChange('');
          }}
        >
          {isImperial ? m.submitEhdf_inCentimetres() : m.submitEhdf_inFeet()}
        </Button>
      </div>
    </Stack>
  );
}

function FeetAndInches({ id, label, error, value, onValueChange }: HeightFieldProps): ReactElement {
  const [feet, setFeet] = useState('');
  const [inches, setInches] = useState('');
  const put = (nextFeet: string, nextInches: string) => {
    setFeet(nextFeet);
    setInches(nextInches);
    onValueChange(nextFeet === '' ? '' : String(centimetresOf(Number(nextFeet), Number(nextInches))));
  };
  const shared = { inputMode: 'numeric', autoComplete: 'off', maxLength: 2 } as const;
  return (
    <Stack gap="2" role="group" aria-label={label}>
      <p aria-hidden>{label}</p>
      <Inline>
        <TextField
          {...shared}
          id={id}
          label={m.submitEhdf_feet()}
          error={error}
          value={feet}
          onChange={(event) => put(digits(event), inches)}
        />
        <TextField
          {...shared}
          label={m.submitEhdf_inches()}
          value={inches}
          onChange={(event) => put(feet, digits(event))}
        />
      </Inline>
      <p aria-live="polite">{value !== '' && m.submitEhdf_isCentimetres({ height: value })}</p>
    </Stack>
  );
}
