import { type RunningApi, startApi } from '@lifedesk/api/testing';
import { customerAtom } from '@lifedesk/journey';
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RenderedService, type RenderOptions, renderSignedIn } from '../../testing/index.ts';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api?.close());

const open = (name: string, address = '/cs/raise-complaint', options?: RenderOptions) =>
  renderSignedIn(api, name, address, options);
const press = ({ user }: RenderedService, name: string) => user.click(screen.getByRole('button', { name }));
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const text = 'I asked for the bonus statement three weeks ago.';
const pdf = (trailer = '') =>
  new File(
    [
      `%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\nxref\n0 1\n0000000000 65535 f \ntrailer\n<< /Size 1 /Root 1 0 R ${trailer}>>\nstartxref\n45\n%%EOF\n`,
    ],
    'letter.pdf',
    { type: 'application/pdf' },
  );

async function describeProblem(shown: RenderedService) {
  await shown.user.selectOptions(
    await screen.findByRole('combobox', { name: 'What is it about?' }),
    'A request is taking too long',
  );
  await shown.user.type(screen.getByRole('textbox', { name: 'What happened, and when?' }), text);
}

describe('a complaint', () => {
  it('goes from the policy to a request number, and appears among the requests', async () => {
    const shown = await open('Asha');
    await heading('Which policy is this about?');
    await press(shown, 'Continue');
    expect(screen.getByRole('link', { name: 'Choose a policy' })).toBeVisible();
    await shown.user.click(screen.getByRole('radio', { name: /Meru Secure Savings/ }));
    await press(shown, 'Continue');
    await describeProblem(shown);
    await press(shown, 'Continue');
    await heading('Check your complaint');
    expect(screen.getByRole('row', { name: /Policy Meru Secure Savings, 501234567/ })).toBeVisible();
    expect(screen.getByRole('row', { name: new RegExp(`${text}`) })).toBeVisible();
    await press(shown, 'Send the complaint');
    await heading('We have your complaint');
    const ticket = screen.getByText(/^SR\d{10}$/).textContent ?? '';

    await shown.user.click(screen.getByRole('link', { name: 'Follow this request' }));
    await heading('Complaint');
    expect(screen.getByText(ticket)).toBeVisible();
    expect(screen.getByText('501234567')).toBeVisible();
    const way = within(screen.getByRole('list', { name: 'Progress' }));
    expect(way.getByText('We have received it')).toBeVisible();
    expect(way.getByText(/^by \d\d\/\d\d\/\d{4}$/)).toBeVisible();
  });

  it('skips the choice if there is only one policy', async () => {
    await open('Farhan');
    expect(await screen.findByText('Step 1 of 2: What happened')).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'What is it about?' })).toBeVisible();
  });

  it('uses the policy that the address names', async () => {
    const shown = await open('Asha', '/cs/dashboard');
    const policy = shown.app.store.get(customerAtom)?.policiesArray[1];
    await shown.navigate(`/cs/raise-complaint?id=${policy?.id}`);
    await heading('Which policy is this about?');
    expect(screen.getByRole('radio', { name: new RegExp(policy?.planName ?? '') })).toBeChecked();
  });

  it('reports at each field what is missing', async () => {
    const shown = await open('Farhan');
    await screen.findByRole('combobox', { name: 'What is it about?' });
    await press(shown, 'Continue');
    expect(screen.getByRole('combobox', { name: 'What is it about?' })).toHaveAccessibleDescription(/Choose what/);
    const description = screen.getByRole('textbox', { name: 'What happened, and when?' });
    expect(description).toHaveAccessibleDescription(/Write a few words/);
    await shown.user.type(description, 'short');
    await press(shown, 'Continue');
    expect(description).toHaveAccessibleDescription(/at least 10 characters/);
    expect(description).toHaveValue('short');
  });

  it('refuses a protected PDF before it is sent, and sends a good one', async () => {
    const requests: string[] = [];
    const shown = await open('Farhan', undefined, {
      fetch: (input, init) => {
        requests.push(String(input instanceof Request ? input.url : input));
        return fetch(input, init);
      },
    });
    await describeProblem(shown);
    const upload = screen.getByLabelText('Choose a file', { selector: 'input' });
    await shown.user.upload(upload, pdf('/Encrypt 4 0 R '));
    expect(await screen.findByText(/it has a password/)).toBeVisible();
    expect(requests.filter((url) => url.includes('presigned'))).toEqual([]);
    await press(shown, 'Continue');
    expect(screen.getByRole('link', { name: /A file was not uploaded/ })).toBeVisible();
    await shown.user.click(screen.getByRole('button', { name: 'Remove letter.pdf' }));
    await press(shown, 'Continue');
    await heading('Check your complaint');
  });

  it('is restored after a reload as typed', async () => {
    const shown = await open('Farhan');
    await describeProblem(shown);
    await waitFor(() => expect(shown.app.sdk.session.store.get('session', 'draft.raise-complaint')).toContain(text));
    await shown.navigate('/cs/dashboard');
    await screen.findByRole('heading', { name: /Hello/ });
    await shown.navigate('/cs/raise-complaint');
    expect(await screen.findByRole('textbox', { name: 'What happened, and when?' })).toHaveValue(text);
    expect(screen.getByText('We restored what you typed.')).toBeVisible();
  });
});
