import {
  Acknowledgement,
  defineJourney,
  FormStep,
  JourneyScreen,
  ReviewStep,
  type Send,
  useStep,
} from '@lifedesk/journey';
import { LifedeskError, memoryStore, outcomeFor, transitions } from '@lifedesk/sdk';
import { Checkbox, TextField } from '@lifedesk/ui';
import { screen, waitFor, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type RenderedJourney, renderJourney } from '../render-journey.tsx';

const journey = defineJourney({
  id: 'any',
  guide: { needs: [], next: [() => 'We look at it'] },
  blank: { name: '', pan: '', agreed: false },
  secrets: ['pan'],
  steps: [
    {
      id: 'name',
      name: () => 'Name',
      fields: ['name'],
      problems: ({ name }) => (name ? {} : { name: () => 'Enter a name' }),
    },
    { id: 'pan', name: () => 'PAN', fields: ['pan'], problems: ({ pan }) => (pan ? {} : { pan: () => 'Enter a PAN' }) },
    {
      id: 'review',
      name: () => 'Check',
      fields: ['agreed'],
      problems: ({ agreed }) => (agreed ? {} : { agreed: () => 'Agree first' }),
    },
  ],
  refusals: (error) => (error.code === 'duplicate' ? { name: error } : undefined),
});

function NameStep(): ReactElement {
  const { text } = useStep(journey);
  return (
    <FormStep heading="Your name">
      <TextField {...text('name')} label="Name" />
    </FormStep>
  );
}
function PanStep(): ReactElement {
  const { text } = useStep(journey);
  return (
    <FormStep heading="Your PAN">
      <TextField {...text('pan')} label="PAN" />
    </FormStep>
  );
}
function Review(): ReactElement {
  const { values, check } = useStep(journey);
  return (
    <ReviewStep
      heading="Check it"
      caption="Your data"
      action="Send"
      rows={[{ id: 'name', label: 'Name', before: 'Old', after: values.name, step: 'name' }]}
    >
      <Checkbox {...check('agreed')} label="I agree" />
    </ReviewStep>
  );
}

type Values = typeof journey.blank;
const send = vi.fn<Send<Values>>();
beforeEach(() => {
  send.mockReset();
  send.mockResolvedValue({ ticket: 'SR0000000001', promisedDate: '2026-11-28' });
});

const screenOf = (
  <JourneyScreen
    journey={journey}
    context={undefined}
    screens={{ name: NameStep, pan: PanStep, review: Review }}
    send={send}
    done={(sent) => <Acknowledgement sent={sent} workType="Any" heading="It is here" body="Thank you" />}
  />
);
const open = (address?: string, options = {}) => renderJourney(screenOf, address, options);
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const pressContinue = ({ user }: RenderedJourney, name = 'Continue') =>
  user.click(screen.getByRole('button', { name }));

it('explains beside the form what happens next and who helps', async () => {
  await open();
  const guide = within(await screen.findByRole('region', { name: 'About this request' }));
  expect(guide.getByRole('heading', { name: 'What happens next' })).toBeVisible();
  expect(guide.getByText('We look at it')).toBeVisible();
  expect(guide.getByRole('link', { name: /^Call 1800/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/^tel:1800\d+$/),
  );
});

async function toReview(shown: RenderedJourney) {
  await shown.user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Asha');
  await pressContinue(shown);
  await shown.user.type(await screen.findByRole('textbox', { name: 'PAN' }), 'ABCPK1234L');
  await pressContinue(shown);
  await heading('Check it');
}
async function toSend(shown: RenderedJourney) {
  await toReview(shown);
  await shown.user.click(screen.getByRole('checkbox', { name: 'I agree' }));
}
const failure = (status: number, code: 'duplicate' | 'network' | 'maintenance') =>
  new LifedeskError({
    code,
    operation: 'navAlerts',
    status,
    outcome: outcomeFor('navAlerts', status, code === 'network' ? {} : { code, detail: 'Taken already' }),
    correlationId: 'c',
  });

describe('the frame', () => {
  it('leads from step to step to the request number, and shows the position', async () => {
    const shown = open();
    await toReview(shown);
    expect(screen.getByText('Step 3 of 3: Check')).toBeVisible();
    expect(shown.address()).toBe('/cs/any?step=review');
    await shown.user.click(screen.getByRole('checkbox', { name: 'I agree' }));
    await pressContinue(shown, 'Send');
    await heading('It is here');
    expect(screen.getByText('SR0000000001')).toBeVisible();
    expect(screen.getByText('28/11/2026')).toBeVisible();
    expect(send).toHaveBeenCalledOnce();
    expect(send.mock.calls[0]?.[0]).toEqual({ name: 'Asha', pan: 'ABCPK1234L', agreed: true });
  });

  it('shows at the field and at the top what is wrong, and stays on the step', async () => {
    const shown = open();
    await pressContinue(shown);
    const field = screen.getByRole('textbox', { name: 'Name' });
    expect(field).toHaveAccessibleDescription('Enter a name');
    expect(screen.getByRole('alert')).toHaveFocus();
    await shown.user.click(screen.getByRole('link', { name: 'Enter a name' }));
    expect(field).toHaveFocus();
    await shown.user.type(field, 'A');
    expect(field).not.toHaveAccessibleDescription('Enter a name');
  });

  it('goes back a step with the browser’s button and with its own, and loses nothing', async () => {
    const shown = open();
    await toReview(shown);
    await shown.back();
    await heading('Your PAN');
    expect(screen.getByRole('textbox', { name: 'PAN' })).toHaveValue('ABCPK1234L');
    await shown.user.click(screen.getByRole('button', { name: 'Back' }));
    await heading('Your name');
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Asha');
    expect(shown.address()).toBe('/cs/any');
    await shown.back();
    expect(shown.address()).toBe('/cs/dashboard');
  });

  it('shows a problem on its own step, and on no other', async () => {
    const shown = open();
    await shown.user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Asha');
    await pressContinue(shown);
    await heading('Your PAN');
    await pressContinue(shown);
    expect(screen.getByRole('textbox', { name: 'PAN' })).toHaveAccessibleDescription('Enter a PAN');
    await shown.user.click(screen.getByRole('button', { name: 'Back' }));
    await heading('Your name');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('moves focus to the heading of each step', async () => {
    const shown = open();
    await toReview(shown);
    await waitFor(async () => expect(await heading('Check it')).toHaveFocus());
  });

  it('goes from the review to an answer and straight back', async () => {
    const shown = open();
    await toReview(shown);
    await shown.user.click(screen.getByRole('button', { name: 'Change: Name' }));
    await shown.user.type(await screen.findByRole('textbox', { name: 'Name' }), ' K');
    await pressContinue(shown);
    await heading('Check it');
    expect(screen.getByRole('cell', { name: 'Asha K' })).toBeVisible();
  });

  it('never skips an unfinished step, whatever the address says', async () => {
    const shown = open('/cs/any?step=review');
    await heading('Your name');
    await waitFor(() => expect(shown.address()).toBe('/cs/any'));
  });
});

describe('the draft', () => {
  it('is restored after a reload, except secrets, which are asked for again', async () => {
    const before = open();
    await toReview(before);
    const after = before.reload();
    await heading('Your PAN');
    await waitFor(() => expect(after.address()).toBe('/cs/any?step=pan'));
    expect(screen.getByRole('textbox', { name: 'PAN' })).toHaveValue('');
    expect(screen.getByText(/We restored what you typed\. For your safety/)).toBeVisible();
    await after.user.click(screen.getByRole('button', { name: 'Back' }));
    expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('Asha');
  });

  it('stores no secret on the device', async () => {
    const device = memoryStore();
    await toReview(open(undefined, { device }));
    const kept = device.keys('session').map((key) => device.get('session', key));
    expect(kept.join()).toContain('Asha');
    expect(kept.join()).not.toContain('ABCPK1234L');
  });

  it('of another customer is not shown', async () => {
    const device = memoryStore();
    const first = open(undefined, { device });
    await toReview(first);
    first.unmount();
    open(undefined, { device, customer: 'p_2' });
    expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('');
    expect(device.keys('session')).toEqual([]);
  });

  it('waits for the same customer when the session expires, and is gone after a sign-out', async () => {
    for (const [ending, left] of [
      [transitions.expired, 1],
      [transitions.loggedOut, 0],
    ] as const) {
      const device = memoryStore();
      const shown = open(undefined, { device });
      const { session } = shown.portal.sdk;
      const answer = { token: 't', xsrfToken: 'x', sessiontimeout: 900, currentDateTime: '2026-11-21T04:30:00.000Z' };
      session.apply((state, now) => transitions.loggedIn(state, answer, 'p_1', now));
      await shown.user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Asha');
      session.apply(ending);
      expect(device.keys('session').filter((key) => key.startsWith('draft.'))).toHaveLength(left);
      shown.unmount();
    }
  });

  it('can be discarded', async () => {
    const before = open();
    await toReview(before);
    const after = before.reload();
    await after.user.click(await screen.findByRole('button', { name: 'Start again' }));
    expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('');
    expect(screen.queryByText(/We restored what you typed/)).toBeNull();
  });
});

describe('sending', () => {
  it('sends once, however often the button is pressed', async () => {
    let answer = (_sent: { ticket: string }) => {};
    send.mockReturnValue(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    const shown = open();
    await toSend(shown);
    await shown.user.dblClick(screen.getByRole('button', { name: 'Send' }));
    answer({ ticket: 'SR0000000001' });
    await heading('It is here');
    expect(send).toHaveBeenCalledOnce();
  });

  it('retries under the same key after a lost response, even after a reload', async () => {
    send.mockRejectedValueOnce(failure(0, 'network')).mockRejectedValueOnce(failure(503, 'network'));
    const before = open();
    await toSend(before);
    await pressContinue(before, 'Send');
    expect(await screen.findByText('We do not know if it arrived')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'I agree' })).toBeChecked();
    await pressContinue(before, 'Send');
    await waitFor(() => expect(send).toHaveBeenCalledTimes(2));

    const after = before.reload();
    await after.user.type(await screen.findByRole('textbox', { name: 'PAN' }), 'ABCPK1234L');
    await pressContinue(after);
    await heading('Check it');
    await pressContinue(after, 'Send');
    await heading('It is here');
    const keys = send.mock.calls.map(([, { idempotencyKey }]) => idempotencyKey);
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
  });

  it('uses a new key after a refusal, and shows the refusal at its field', async () => {
    send.mockRejectedValueOnce(failure(409, 'duplicate'));
    const shown = open();
    await toSend(shown);
    await pressContinue(shown, 'Send');
    await heading('Your name');
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(/./);
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Asha');
    await shown.user.type(screen.getByRole('textbox', { name: 'Name' }), ' K');
    await pressContinue(shown);
    await heading('Check it');
    await pressContinue(shown, 'Send');
    await heading('It is here');
    const keys = send.mock.calls.map(([, { idempotencyKey }]) => idempotencyKey);
    expect(new Set(keys).size).toBe(2);
  });

  it('never loses a completed form: after maintenance everything is still there', async () => {
    send.mockRejectedValueOnce(failure(503, 'maintenance'));
    const shown = open();
    await toSend(shown);
    await pressContinue(shown, 'Send');
    await waitFor(() => expect(send).toHaveBeenCalledOnce());
    expect(screen.getByRole('checkbox', { name: 'I agree' })).toBeChecked();
    expect(screen.queryByText('We do not know if it arrived')).toBeNull();
    await pressContinue(shown, 'Send');
    await heading('It is here');
  });

  it('leaves no answers behind, shows the request number after a reload, and cannot be sent again by going back', async () => {
    const device = memoryStore();
    const shown = open(undefined, { device });
    await toSend(shown);
    await pressContinue(shown, 'Send');
    await heading('It is here');
    expect(
      device
        .keys('session')
        .map((key) => device.get('session', key))
        .join(),
    ).not.toContain('Asha');
    await waitFor(() => expect(shown.address()).toBe('/cs/any'));
    const after = shown.reload();
    await heading('It is here');
    await after.back();
    expect(after.address()).toBe('/cs/dashboard');
    await after.user.click(await screen.findByRole('link', { name: 'any' }));
    expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('');
    expect(device.keys('session')).toEqual([]);
  });
});

describe('opened again at its address', () => {
  it('starts another request after one was finished', async () => {
    const device = memoryStore();
    const shown = open(undefined, { device });
    await toSend(shown);
    await pressContinue(shown, 'Send');
    await heading('It is here');
    shown.unmount();
    open(undefined, { device });
    expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('');
    expect(screen.queryByText('SR0000000001')).toBeNull();
    expect(device.keys('session')).toEqual([]);
  });
});

describe('opened while it is open', () => {
  const openAgain = ({ user }: RenderedJourney) => user.click(screen.getByRole('link', { name: 'any in the menu' }));

  it('starts at its first step, with only what a draft keeps', async () => {
    const shown = open();
    await toReview(shown);
    await openAgain(shown);
    await heading('Your name');
    expect(shown.address()).toBe('/cs/any');
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Asha');
    expect(screen.getByText(/We restored what you typed/)).toBeVisible();
    await pressContinue(shown);
    expect(await screen.findByRole('textbox', { name: 'PAN' })).toHaveValue('');
  });

  it('starts another request once one has been sent', async () => {
    const shown = open();
    await toSend(shown);
    await pressContinue(shown, 'Send');
    await heading('It is here');
    await waitFor(() => expect(shown.address()).toBe('/cs/any'));
    await openAgain(shown);
    expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('');
    expect(screen.queryByText(/We restored what you typed/)).toBeNull();
  });

  it('is not reset by its own steps, by the back button, or by an address that names a step too far', async () => {
    const shown = open('/cs/any?step=review');
    await shown.user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Asha');
    await pressContinue(shown);
    await shown.user.type(await screen.findByRole('textbox', { name: 'PAN' }), 'ABCPK1234L');
    await pressContinue(shown);
    await heading('Check it');
    await shown.back();
    await heading('Your PAN');
    // a reset journey would have lost the secret
    expect(screen.getByRole('textbox', { name: 'PAN' })).toHaveValue('ABCPK1234L');
  });

  it('does not navigate if the customer left while it was being sent', async () => {
    let answer = (_sent: { ticket: string }) => {};
    send.mockReturnValue(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    const shown = open();
    await toSend(shown);
    await pressContinue(shown, 'Send');
    await shown.portal.router.navigate('/cs/elsewhere');
    await screen.findByRole('link', { name: 'any' });
    answer({ ticket: 'SR0000000001' });
    const { store } = shown.portal.sdk.session;
    await waitFor(() => expect(store.get('session', 'draft.any')).toContain('SR0000000001'));
    expect(shown.address()).toBe('/cs/elsewhere');
  });
});
