import { randomUUID } from 'node:crypto';
import { callOperation, type RunningApi, signIn, startApi } from '@lifedesk/api/testing';
import { screen, within } from '@testing-library/react';
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

  it('is offered if the customer has made the enquiry', async () => {
    const asha = { ...(await signIn(api, 'Asha')), 'Idempotency-Key': randomUUID() };
    const enquiry = (await callOperation(api, 'surrenderEnquiry', { policyNo: '501234567' }, asha)).json();
    const { ticket } = enquiry.acknowledgement;
    const { user } = await renderSignedIn(api, 'Asha', '/cs/surrender-request');
    const offered = within(await screen.findByRole('list', { name: 'Choose one of yours' }));
    await user.click(offered.getByRole('button', { name: new RegExp(ticket) }));
    const field = screen.getByRole('textbox', { name: 'Request number' });
    expect(field).toHaveValue(ticket);
    expect(field).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByRole('row', { name: new RegExp(ticket) })).toBeVisible();
  });
});
