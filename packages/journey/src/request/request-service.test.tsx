import * as m from '@lifedesk/journey/messages';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { defineJourney } from '../engine/define-journey.ts';
import type { Sending } from '../engine/journey-state.ts';
import { useStep } from '../engine/use-step.ts';
import { ChoosePolicyStep } from '../steps/choose-policy/ChoosePolicyStep.tsx';
import { choosePolicy, chosenAtFirst, whenNoPolicies } from '../steps/choose-policy/policy-choice.ts';
import { ReviewStep } from '../steps/review/ReviewStep.tsx';
import { TestFrame } from '../testing/TestFrame.tsx';
import { testApp } from '../testing/test-app.ts';
import { requestScreen } from './request-screen.tsx';
import { requestService } from './request-service.tsx';

interface Policy {
  readonly policyNo: string;
  readonly id: string;
  readonly planName: string;
}
interface Context {
  readonly policies: readonly Policy[];
}

const journey = defineJourney({
  id: 'any-request',
  guide: { needs: [], next: [() => 'We look at it'] },
  blank: { policyNo: '' },
  steps: [choosePolicy, { id: 'review', name: () => 'Review' }],
  begin: (context: Context, query: URLSearchParams) => chosenAtFirst(context, query),
});

function PolicyStep(): ReactElement {
  return <ChoosePolicyStep policies={useStep(journey).context.policies} heading="Which policy?" />;
}

function Review(): ReactElement {
  return <ReviewStep heading="Check" caption="Request" rows={[]} action="Send it" />;
}

const policies: readonly Policy[] = [
  { policyNo: '1', id: 'p_1', planName: 'Endowment' },
  { policyNo: '2', id: 'p_2', planName: 'Term' },
];
const steps = { policy: PolicyStep, review: Review };
const send = vi.fn(async (values: { readonly policyNo: string }, _sending: Sending, use: { context: Context }) => ({
  ticket: 'SR-1',
  facts: { plan: use.context.policies.find(({ policyNo }) => policyNo === values.policyNo)?.planName ?? '' },
}));
const facts = {
  journey,
  screens: steps,
  send,
  done: (sent: { readonly facts?: Readonly<Record<string, string>> | undefined }) => ({
    workType: 'Any request',
    heading: 'We have it',
    body: `About ${sent.facts?.plan}`,
  }),
};

async function open(page: ReactElement) {
  send.mockClear();
  const app = await testApp({ signIn: 'full', address: '/app/any-request' });
  const { unmount } = render(<TestFrame app={app}>{page}</TestFrame>);
  onTestFinished(() => {
    unmount();
    app.close();
  });
  const user = userEvent.setup();
  return {
    choose: async (name: RegExp) => user.click(await screen.findByRole('radio', { name })),
    press: async (name: string) => user.click(await screen.findByRole('button', { name })),
    heading: (name: string) => screen.findByRole('heading', { level: 1, name }),
  };
}

describe('a service that sends one request', () => {
  const load = vi.fn(async (_sdk: unknown, { kind }: { readonly kind: string }): Promise<Context> => {
    return { policies: kind === 'none' ? [] : policies };
  });
  const Service = requestService({
    ...facts,
    heading: () => 'Which policy?',
    name: () => 'Any service',
    load,
    none: whenNoPolicies(
      () => 'No policy',
      () => 'Each of them is paid up.',
    ),
    around: (journeySteps, context) => (
      <>
        {journeySteps}
        <p>{`${context.policies.length} in all`}</p>
      </>
    ),
  });

  it('loads with its props, sends what was chosen once, and acknowledges it', async () => {
    const { choose, press, heading } = await open(<Service kind="all" />);
    await heading('Which policy?');
    await choose(/Term/);
    expect(screen.getByText('2 in all')).toBeVisible();
    await press(m.journey_continue());
    await heading('Check');
    await press('Send it');
    await heading('We have it');
    expect(screen.getByText('About Term')).toBeVisible();
    expect(screen.getByText('SR-1')).toBeVisible();
    expect(load.mock.calls.map(([, body]) => body)).toEqual([{ kind: 'all' }]);
    expect(send).toHaveBeenCalledOnce();
    expect(send.mock.calls[0]?.slice(0, 2)).toEqual([
      { policyNo: '2' },
      { background: true, idempotencyKey: expect.stringMatching(/./) },
    ]);
  });

  it('says why there is nothing to do, under its name', async () => {
    const { heading } = await open(<Service kind="none" />);
    await heading('Any service');
    expect(screen.getByText('Each of them is paid up.')).toBeVisible();
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.queryByText('0 in all')).toBeNull();
  });
});

it('a request whose data the page already has starts immediately', async () => {
  const Screen = requestScreen(facts);
  const { press, heading } = await open(<Screen context={{ policies: policies.slice(0, 1) }} />);
  await heading('Check');
  await press('Send it');
  await heading('We have it');
  expect(screen.getByText('About Endowment')).toBeVisible();
});
