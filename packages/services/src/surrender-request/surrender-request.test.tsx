import { type RunningApi, startApi } from '@lifedesk/api/testing';
import { screen } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { renderSignedIn } from '../../testing/index.ts';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => api.forget());
afterAll(() => api?.close());

describe('the number of a surrender request', () => {
  it.each(['SR0000000000', 'SR5512370846'])('%s is refused at its field', async (ticket) => {
    const { user } = await renderSignedIn(api, 'Asha', '/cs/surrender-request');
    const field = await screen.findByRole('textbox', { name: 'Request number' });
    await user.type(field, ticket);
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByRole('link', { name: /Ticket/ })).toBeVisible();
    expect(field).toHaveValue(ticket);
  });
});
