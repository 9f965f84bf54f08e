import * as m from '@lifedesk/journey/messages';
import { checkMobile } from '@lifedesk/rules';
import { changeMobile, trackApplication } from '@lifedesk/sdk';
import { exampleFetch } from '@lifedesk/sdk/testing';
import { Link } from '@lifedesk/ui';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, onTestFinished } from 'vitest';
import { companyAtom, customerAtom } from '../customer/customer.ts';
import { sessionKindAtom } from '../provider/session-kind.ts';
import { useHref } from '../provider/use-links.ts';
import { ChangeContactScreen } from '../steps/change-contact/ChangeContactScreen.tsx';
import type { ContactFacts } from '../steps/change-contact/contact-facts.ts';
import { contactJourney } from '../steps/change-contact/contact-journey.ts';
import { TestFrame } from './TestFrame.tsx';
import { type TestAppOptions, testApp } from './test-app.ts';

const text = (words: string) => () => words;
const facts: ContactFacts = {
  id: 'change-mobile',
  workType: 'update mobile',
  read(typed) {
    const check = checkMobile(typed);
    return check.valid ? { valid: true, value: check.value.national } : { valid: false, says: text('Not a number') };
  },
  before: ({ mobileNo }) => mobileNo,
  bodyOf: (mobileNo) => ({ mobileNo }),
  update: (sdk, mobileNo, codes, options) => changeMobile(sdk, { mobileNo, ...codes }, options),
  input: { type: 'tel' },
  texts: {
    step: text('Number'),
    missing: text('Enter a number'),
    differs: text('They differ'),
    heading: text('Your number'),
    lead: text('A code goes to it'),
    label: text('New number'),
    help: text('10 digits'),
    again: text('Once more'),
    what: text('Mobile number'),
    presentHeading: text('The old code'),
    newHeading: text('The new code'),
    workType: text('Change of number'),
    done: text('The number is changed'),
    doneBody: text('Codes go to the new one'),
  },
};
const journey = contactJourney(facts);

async function open(options: TestAppOptions = {}) {
  const app = await testApp({ address: '/app/change-mobile', signIn: 'full', ...options });
  const { unmount } = render(
    <TestFrame app={app}>
      <ChangeContactScreen journey={journey} facts={{ person: facts, company: facts }} />
    </TestFrame>,
  );
  onTestFinished(() => {
    unmount();
    app.close();
  });
  const user = userEvent.setup();
  const locale = options.locale ?? 'en';
  return {
    app,
    user,
    heading: (name: string) => screen.findByRole('heading', { level: 1, name }),
    type: async (name: string, typed: string) => user.type(await screen.findByRole('textbox', { name }), typed),
    press: async (name: (values: object, options: { locale: 'en' | 'hi' }) => string) =>
      user.click(await screen.findByRole('button', { name: name({}, { locale }) })),
    otp: async (code: string) =>
      user.type(await screen.findByRole('textbox', { name: m.otp_label({}, { locale }) }), code),
  };
}

describe('a journey in a test app', () => {
  it.each(['en', 'hi'] as const)(
    'reaches its end on the contract’s examples, without a server, in %s',
    async (locale) => {
      const { app, heading, type, press, otp } = await open({ locale });
      await heading('Your number');
      await type('New number', '9812300045');
      await type('Once more', '9812300045');
      await press(m.journey_continue);
      await heading('Change of number');
      expect(app.address()).toBe('/app/change-mobile?step=review');
      await press(m.confirm_sendCode);
      await heading('The old code');
      await otp('493027');
      await press(m.journey_continue);
      await heading('The new code');
      await otp('604138');
      await press(m.confirm_action);
      await heading('The number is changed');
      expect(app.events).toContainEqual({ event: 'request', service: 'change-mobile', step: 'sent' });
      expect(app.address()).toBe('/app/change-mobile');
    },
  );

  it('shows the contract’s failure', async () => {
    const fetch = exampleFetch({ checkDuplicate: { status: 409 } });
    const { heading, type, press } = await open({ fetch });
    await heading('Your number');
    await type('New number', '9812300045');
    await type('Once more', '9812300045');
    await press(m.journey_continue);
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'New number' })).toBeInvalid());
  });

  it('starts again when a link opens it while it is open, and goes back by its own button', async () => {
    const { app, heading, type, press } = await open();
    await type('New number', '9812300045');
    await type('Once more', '9812300045');
    await press(m.journey_continue);
    await heading('Change of number');
    await press(m.app_back);
    await heading('Your number');
    await press(m.journey_continue);
    await heading('Change of number');
    app.router.open('/app/change-mobile');
    await heading('Your number');
  });
});

describe('who is signed in', () => {
  it.each([
    ['full', true, false],
    ['corp', false, true],
    ['partial', false, false],
  ] as const)('is one of the contract’s examples: %s', async (signIn, isCustomer, isCompany) => {
    const app = await testApp({ signIn });
    onTestFinished(app.close);
    expect(app.sdk.session.state.kind).toBe(signIn);
    expect(app.store.get(customerAtom) !== undefined).toBe(isCustomer);
    expect(app.store.get(companyAtom) !== undefined).toBe(isCompany);
  });
});

function LinkToPay() {
  return <Link href={useHref()('pay', { id: 'p_1' }) ?? ''}>{'Pay'}</Link>;
}

it('goes to another service through a link of the app', async () => {
  const app = await testApp();
  onTestFinished(app.close);
  render(<TestFrame app={app}>{(address) => <>{address === '/app' ? <LinkToPay /> : 'There'}</>}</TestFrame>);
  await userEvent.setup().click(screen.getByRole('link', { name: 'Pay' }));
  expect(await screen.findByText('There')).toBeVisible();
  expect(app.address()).toBe('/app/pay?id=p_1');
});

describe('a session that follows an application', () => {
  it('ends when the server no longer accepts it, and has no customer', async () => {
    const app = await testApp({ signIn: 'track', fetch: exampleFetch({ trackApplication: { status: 401 } }) });
    onTestFinished(() => app.close());
    expect([app.store.get(sessionKindAtom), app.store.get(customerAtom)]).toEqual(['track', undefined]);
    await trackApplication(app.sdk).catch(app.fail);
    expect(app.store.get(sessionKindAtom)).toBe('none');
  });
});
