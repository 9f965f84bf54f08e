import { type Customer, useLocale } from '@lifedesk/journey';
import { Heading } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import * as m from '../texts.ts';

type Names = Pick<Customer, 'fname' | 'fnameHi'>;

/** Greets the customer by name: in Hindi in Devanagari if we know it. */
export function Greeting({ fname, fnameHi }: Names): ReactElement {
  const name = useLocale() === 'hi' ? fnameHi || fname : fname;
  return <Heading level={1}>{name ? m.dashboard_hello({ name }) : m.dashboard_helloPlain()}</Heading>;
}
