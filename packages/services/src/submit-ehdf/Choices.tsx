import { Checkbox, type RadioOption, Spoken, Stack } from '@lifedesk/ui';
import { type ReactElement, useId } from 'react';

interface ChoicesProps {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly error: string | undefined;
  readonly options: readonly RadioOption[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

/** Any of several. The error is at the first of them, where the summary leads. */
export function Choices({ id, name, label, error, options, chosen, onChange }: ChoicesProps): ReactElement {
  const labelId = useId();
  return (
    <Stack gap="2" role="group" aria-labelledby={labelId}>
      <p id={labelId}>
        <strong>
          <Spoken>{label}</Spoken>
        </strong>
      </p>
      {options.map((option, at) => (
        <Checkbox
          key={option.value}
          {...(at === 0 && { id, error })}
          name={name}
          label={option.label}
          checked={chosen.includes(option.value)}
          onChange={({ target }) =>
            onChange(target.checked ? [...chosen, option.value] : chosen.filter((one) => one !== option.value))
          }
        />
      ))}
    </Stack>
  );
}
