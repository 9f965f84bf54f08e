import { checkPinCode } from '@lifedesk/rules';
import { placesOfPinCode } from '@lifedesk/sdk';
import { useEffect, useRef } from 'react';
import { silent } from '../../answers/use-answer.ts';
import { useApp } from '../../provider/app.ts';
import type { AddressValues } from './address-fields.ts';

/**
 * Handles a typed PIN code: once it is complete, fills in its state and city. A PIN code shared by two districts leaves
 * the choice of city to the person. If the lookup fails or finds nothing, they choose both.
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
    const lookup = new AbortController();
    running.current = lookup;
    placesOfPinCode(sdk, { pinCode: check.value }, { ...silent, signal: lookup.signal }).then(
      ({ places }) => {
        const [place, ...others] = places;
        if (lookup.signal.aborted || !place) return;
        set({ state: place.state, city: others.length === 0 ? place.city : '' });
      },
      (error: unknown) => {
        if (!lookup.signal.aborted) fail(error);
      },
    );
  };
}
