import { useHref } from '@lifedesk/journey';
import { Button } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import * as m from '../texts.ts';
import type { SurrenderPolicy } from './enquiry-journey.ts';

interface InsteadProps {
  readonly policy: Pick<SurrenderPolicy, 'id' | 'alternatives' | 'freeLook'>;
}

/** The ways beside the surrender, with the same weight; a return first while it is open. */
export function Instead({ policy: { id, alternatives, freeLook } }: InsteadProps): ReactElement {
  const href = useHref();
  const lends = alternatives.some(({ option }) => option === 'loan');
  const ways = [
    freeLook ? { name: m.surrenderEnquiry_return(), to: href('freelook-enquiry', { id }) } : undefined,
    { name: m.surrenderEnquiry_keep(), to: href('policy-details', { id }) },
    lends ? { name: m.surrenderEnquiry_loanInstead(), to: href('e-loan', { id }) } : undefined,
  ];
  return (
    <>
      {ways.map(
        (way) =>
          way?.to && (
            <Button key={way.name} variant="secondary" href={way.to}>
              {way.name}
            </Button>
          ),
      )}
    </>
  );
}
