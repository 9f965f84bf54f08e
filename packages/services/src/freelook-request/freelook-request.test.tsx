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

describe('the number of a free-look request', () => {
  it.each([
    ['SR12', /Some characters are missing|request number/i],
    ['SR0000000000', /Ticket/],
    ['SR5512370846', /Ticket/],
  ])('%s is refused at its field', async (ticket, says) => {
    const { user } = await renderSignedIn(api, 'Asha', '/cs/freelook-request');
    const field = await screen.findByRole('textbox', { name: 'Request number' });
    await user.type(field, ticket);
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect((await screen.findAllByText(says)).length).toBeGreaterThan(0);
    expect(field).toHaveAccessibleDescription(says);
  });
});
