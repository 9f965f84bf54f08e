import { type Customer, useLocale } from '@lifedesk/journey';
import { Heading } from '@lifedesk/ui';
import type { ReactElement, ReactNode } from 'react';
import * as m from '../texts.ts';

type Names = Pick<Customer, 'fname' | 'fnameHi'>;

/** Greets the customer by name: in Hindi in Devanagari if we know it, otherwise in Latin letters that are marked so. */
export function Greeting({ fname, fnameHi }: Names): ReactElement {
  return <Heading level={1}>{useLocale() === 'hi' ? inHindi(fname, fnameHi) : inEnglish(fname)}</Heading>;
}

const inEnglish = (name: string | undefined): string => (name ? m.dashboard_hello({ name }) : m.dashboard_helloPlain());

/** A character that no text contains, where the name goes. */
const NAME = '\u{FFFC}';

function inHindi(latin: string | undefined, devanagari: string | undefined): ReactNode {
  if (devanagari || !latin) return inEnglish(devanagari);
  const [before, after] = m.dashboard_hello({ name: NAME }).split(NAME);
  return (
    <>
      {before}
      <span lang="en">{latin}</span>
      {after}
    </>
  );
}
