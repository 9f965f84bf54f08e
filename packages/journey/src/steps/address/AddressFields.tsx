import * as m from '@lifedesk/journey/messages';
import { listCities } from '@lifedesk/sdk';
import { SelectField, Stack, TextField } from '@lifedesk/ui';
import { type ReactElement, useEffect } from 'react';
import type { Journey } from '../../engine/define-journey.ts';
import { useJourneyState } from '../../engine/journey-state.ts';
import { useStep } from '../../engine/use-step.ts';
import { useApp } from '../../provider/app.ts';
import { type AddressValues, placesOfTyped } from './address-fields.ts';
import { usePinCode } from './use-pin-code.ts';

/**
 * Asks for an address in India: the PIN code fills in state and city, and the cities follow the state. It does not
 * depend on a service.
 */
export function AddressFields({ states }: { readonly states: readonly string[] }): ReactElement {
  const { sdk, fail } = useApp();
  // every journey with these fields has these values
  const { values, set, text } = useStep(
    useJourneyState().journey as unknown as Journey<AddressValues, unknown, string>,
  );
  const { pinCode, state, city, places } = values;
  const changePinCode = usePinCode(pinCode, set);
  const isKnown = places?.state === state;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the cities follow the state alone
  useEffect(() => {
    if (!state || isKnown) return;
    const left = new AbortController();
    listCities(sdk, { state }, { background: true, signal: left.signal }).then(
      ({ cities }) => !left.signal.aborted && set({ places: { state, cities } }),
      (error: unknown) => {
        if (!left.signal.aborted) fail(error);
      },
    );
    return () => left.abort();
  }, [sdk, state, isKnown]);

  // show a city named by the PIN code while the others of its state load
  const cityNames = isKnown ? places.cities.map(({ city }) => city) : city ? [city] : [];
  return (
    <Stack gap="4">
      <TextField
        {...text('pinCode')}
        onChange={(event) => changePinCode(event.target.value)}
        label={m.address_pin()}
        help={pinHelp(values)}
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={8}
        figures
      />
      <TextField {...text('addrLine1')} label={m.address_line1()} autoComplete="address-line1" maxLength={80} />
      <TextField
        {...text('addrLine2')}
        label={m.address_line2()}
        optional={m.request_optional()}
        autoComplete="address-line2"
        maxLength={80}
      />
      <TextField
        {...text('addrLine3')}
        label={m.address_line3()}
        optional={m.request_optional()}
        autoComplete="address-line3"
        maxLength={80}
      />
      <SelectField
        {...text('state')}
        onChange={(event) => set({ state: event.target.value, city: '' })}
        label={m.address_state()}
        placeholder={m.address_choose()}
        options={states.map((value) => ({ value, label: value }))}
      />
      <SelectField
        {...text('city')}
        label={m.address_city()}
        help={state ? undefined : m.address_stateFirst()}
        placeholder={m.address_choose()}
        options={cityNames.map((value) => ({ value, label: value }))}
      />
    </Stack>
  );
}

/** What the PIN code does, or what we do if our list does not have it in that city. */
function pinHelp(values: AddressValues): string {
  const { state, city } = values;
  const known = placesOfTyped(values)?.places;
  if (!known) return m.address_pinHelp();
  if (known.length === 0) return m.address_pinUnknown();
  const isOther = city !== '' && !known.some((place) => place.state === state && place.city === city);
  return isOther ? m.address_pinOtherCity({ city: known.map((place) => place.city).join(', ') }) : m.address_pinHelp();
}
