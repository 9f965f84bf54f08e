import { type RunningApi, startApi } from '@lifedesk/api/testing';
import { screen } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { renderPortal, signIn } from '../../testing/render-portal.tsx';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

describe('signing in', () => {
  it('with a policy number and the OTP leads to the dashboard', async () => {
    const person = (await api.people())[0];
    const portal = renderPortal(api, '/cs');
    await signIn(api, portal, person?.policyNumbers[0] ?? '', person?.mobile ?? '');
    expect(portal.address()).toBe('/cs/dashboard');
    screen.debug(undefined, 20000);
  });
});
