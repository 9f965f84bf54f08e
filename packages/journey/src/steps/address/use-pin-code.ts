import { checkPinCode } from '@lifedesk/rules';
import { placesOfPinCode } from '@lifedesk/sdk';
import { useEffect, useRef } from 'react';
import { silent } from '../../answers/use-answer.ts';
import { useApp } from '../../provider/app.ts';
import type { AddressValues } from './address-fields.ts';

/**
 * Takes what is typed as pin code and, once it is one, fills in its state and city. A pin code that two districts share
 * leaves the city to be chosen. Where the look-up fails or finds nothing, both are chosen by hand.
 */
export function usePinCode(set: (change: Partial<AddressValues>) => void): (typed: string) => void {
  const { sdk, fail } = useApp();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  return (typed) => {
    running.current?.abort();
    set({ pinCode: typed });
    const check = checkPinCode(typed);
    if (!check.valid) return;
    const asked = new AbortController();
    running.current = asked;
    placesOfPinCode(sdk, { pinCode: check.value }, { ...silent, signal: asked.signal }).then(
      ({ places }) => {
        const [place, ...others] = places;
        if (asked.signal.aborted || !place) return;
        set({ state: place.state, city: others.length === 0 ? place.city : '' });
      },
      (error: unknown) => {
        if (!asked.signal.aborted) fail(error);
      },
    );
  };
}
