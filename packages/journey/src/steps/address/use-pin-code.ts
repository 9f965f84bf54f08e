import { checkPinCode } from '@lifedesk/rules';
import { placesOfPinCode } from '@lifedesk/sdk';
import { silent } from '../../answers/use-answer.ts';
import { useLatestSignal } from '../../answers/use-latest-signal.ts';
import { useApp } from '../../provider/app.ts';
import type { AddressValues } from './address-fields.ts';

/**
 * Handles a typed PIN code: once it is complete, fills in its state and city. A PIN code shared by two districts leaves
 * the choice of city to the person. If the lookup finds only the state of the area, they choose the city, and if it fails or finds nothing, both. State and city of another
 * complete PIN code are cleared.
 */
export function usePinCode(pinCode: string, set: (change: Partial<AddressValues>) => void): (typed: string) => void {
  const { sdk, fail } = useApp();
  const { next, end } = useLatestSignal();

  return (typed) => {
    const before = checkPinCode(pinCode);
    const check = checkPinCode(typed);
    if (before.valid && check.valid && before.value === check.value) return set({ pinCode: typed });
    end();
    set({ pinCode: typed, ...(before.valid && { state: '', city: '' }) });
    if (!check.valid) return;
    const signal = next();
    placesOfPinCode(sdk, { pinCode: check.value }, { ...silent, signal }).then(
      ({ places, areaState }) => {
        if (signal.aborted) return;
        const [place, ...others] = places;
        const state = place?.state ?? areaState;
        set({
          pinCodePlaces: { pinCode: check.value, places },
          ...(state !== undefined && { state, city: place && others.length === 0 ? place.city : '' }),
        });
      },
      (error: unknown) => {
        if (!signal.aborted) fail(error);
      },
    );
  };
}
