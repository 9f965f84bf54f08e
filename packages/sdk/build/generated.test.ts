import { expect, it } from 'vitest';
import * as face from '../src/index.ts';
import { calls, families } from './contract.ts';
import { docstring } from './docstring.ts';
import { endpointFiles } from './endpoints.ts';
import { findOutdated } from './generated.ts';
import { instead } from './instead.ts';

const call = (name: string) => {
  const found = calls.find(({ operation }) => operation.operationId === name);
  if (!found) throw new Error(`no operation ${name}`);
  return found;
};

it('matches the contract: run pnpm generate if not', async () => {
  expect(await findOutdated()).toEqual([]);
});

it('writes a file for each family, and the index', () => {
  expect([...endpointFiles().keys()]).toEqual([...Array.from(families.keys(), (family) => `${family}.ts`), 'index.ts']);
});

it('says who can call an operation, its body and response, and how it fails', () => {
  const text = docstring(call('validateOtp')).replaceAll(/\s*\n \* ?/g, ' ');
  expect(text).toContain('Session: none. `POST /v1/login/validateotp`');
  expect(text).toContain("@param body `Schemas['ValidateOtpRequest']`");
  expect(text).toContain("@returns `Schemas['LoginAnswer']`");
  expect(text).toContain(
    '401 `otp-wrong`, `otp-expired`, `birth-date-wrong`, `invalid-login`; 402 `otp-burnt`; 403 `otp-blocked`',
  );
  expect(docstring(call('paymentStatus'))).toContain('Session: full, payments-only, corporate.');
  expect(docstring(call('logout'))).toContain('@returns nothing');
});

it('links an operation to the function that does more, and both exist', () => {
  for (const [operation, better] of Object.entries(instead)) {
    const names = Array.from(better.matchAll(/`(\w+)`/g), ([, name]) => name);
    expect(face).toHaveProperty(operation);
    for (const name of names) expect(face).toHaveProperty(name ?? '');
    expect(docstring(call(operation))).toContain(`Most apps call ${better.slice(0, 20)}`);
  }
});
