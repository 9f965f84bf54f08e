import { useLocale } from '@lifedesk/journey';
import { SelectField } from '@lifedesk/ui';
import type { ComponentProps, ReactElement } from 'react';
import * as m from '../texts.ts';
import { countriesIn } from './countries.ts';

interface CountryFieldProps extends Omit<ComponentProps<typeof SelectField>, 'options' | 'placeholder'> {
  /** This person's answer cannot be India. */
  readonly notIndia?: boolean;
}

/** One of the world's countries, with the phone's own picker. */
export function CountryField({ notIndia = false, ...field }: CountryFieldProps): ReactElement {
  const all = countriesIn(useLocale());
  return (
    <SelectField
      {...field}
      placeholder={m.updateNationality_country()}
      options={notIndia ? all.filter(({ value }) => value !== 'IN') : all}
    />
  );
}
