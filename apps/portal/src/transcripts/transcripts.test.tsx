import { type RunningApi, startApi } from '@lifedesk/api/testing';
import { memoryStore, setLocalFlag } from '@lifedesk/sdk';
import * as services from '@lifedesk/services/messages';
import { applicantOf } from '@lifedesk/services/testing/sign-in';
import { screen } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { to } from '../registry/to.ts';
import { renderApplicant, renderPortal, renderSignedIn } from '../testing/render-portal.tsx';
import * as portal from '../texts.ts';
import { readAloud } from './read-aloud.ts';

const m = { ...services, ...portal };

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

/** The style sheet of a desktop hides what is for phones; jsdom has none. */
function hidePhone(): void {
  for (const part of [
    ...screen.queryAllByRole('navigation', { name: m.menu_bar() }),
    ...screen.queryAllByRole('button', { name: m.menu_open() }),
  ])
    part.hidden = true;
}

const heading = (name: string, level = 1) => screen.findByRole('heading', { level, name });

/** Review changed transcripts as prose; `pnpm transcripts:accept` writes them again. */
describe.each(['en', 'hi'])('a screen reader in %s', (language) => {
  const store = () => {
    const kept = memoryStore();
    setLocalFlag(kept, 'language', language);
    return kept;
  };
  /** Everyone has messages, which the bell announces once they have loaded. */
  const openFor = async (address: string, { name = 'Asha', count = 1 } = {}) => {
    const rendered = await renderSignedIn(api, name, address, { store: store() });
    await screen.findByRole('button', { name: m.notices_open({ count }) });
    return rendered;
  };
  const expectTranscript = async (name: string) => {
    hidePhone();
    await expect(await readAloud()).toMatchFileSnapshot(`./kept/${name}.${language}.txt`);
  };

  it('reads the sign-in page', async () => {
    renderPortal(api, to('login'), { store: store() });
    await heading(m.login_heading());
    await expectTranscript('sign-in');
  });

  it('reads a sign-in that was refused', async () => {
    const { user } = renderPortal(api, to('login'), { store: store() });
    await user.type(await screen.findByRole('textbox', { name: m.login_field() }), '12');
    await user.click(screen.getByRole('button', { name: m.login_sendOtp() }));
    await screen.findByRole('alert');
    await expectTranscript('sign-in-refused');
  });

  it('reads a page that does not exist', async () => {
    renderPortal(api, '/cs/nowhere', { store: store() });
    await screen.findByRole('heading', { level: 1 });
    await expectTranscript('no-such-page');
  });

  it('reads the dashboard', async () => {
    await openFor(to('dashboard'));
    await heading(m.dashboard_policiesHeading(), 2);
    await heading(m.dashboard_plansHeading(), 2);
    await expectTranscript('dashboard');
  });

  it('reads what is due and how to pay it', async () => {
    await openFor(to('pay-online'));
    await screen.findAllByRole('checkbox');
    await expectTranscript('paying');
  });

  it('reads a service with an error in a field', async () => {
    const { user } = await openFor(to('update-pan'));
    await user.type(await screen.findByRole('textbox', { name: m.updatePan_label() }), 'ABCDE');
    await user.click(screen.getByRole('button', { name: m.journey_continue() }));
    await screen.findByRole('alert');
    await expectTranscript('service-with-an-error');
  });

  it('reads how to follow an application', async () => {
    renderPortal(api, to('track-application'), { store: store() });
    await heading(m.trackApplication_heading());
    await expectTranscript('tracking');
  });

  it('reads what is wrong with the details of an application', async () => {
    const { user } = renderPortal(api, to('track-application', { look: '1' }), { store: store() });
    await heading(m.trackApplication_lookHeading());
    await user.click(screen.getByRole('button', { name: m.trackApplication_look() }));
    await screen.findByRole('alert');
    await expectTranscript('tracking-with-an-error');
  });

  it('reads the applications', async () => {
    await renderApplicant(api, 'AP1000000011', to('track-application'), { store: store() });
    await heading(m.applicationTracker_heading());
    await screen.findByRole('link', { name: /AP1000000011/ });
    await expectTranscript('applications');
  });

  it('reads that a paper of an application is missing', async () => {
    const { id } = await applicantOf(api, 'AP1000000011');
    const address = to('track-application', { id, paper: 'income-proof' });
    const { user } = await renderApplicant(api, 'AP1000000011', address, { store: store() });
    await user.click(await screen.findByRole('button', { name: m.applicationTracker_sendPaper() }));
    await screen.findByRole('alert');
    await expectTranscript('applications-with-an-error');
  });

  it('reads how to give a life certificate', async () => {
    await openFor(to('digital-living-certificate'), { name: 'Kamala', count: 5 });
    await screen.findAllByRole('radio');
    await expectTranscript('life-certificate');
  });

  it('reads that the way of giving a life certificate is missing', async () => {
    const { user } = await openFor(to('digital-living-certificate'), { name: 'Kamala', count: 5 });
    await user.click(await screen.findByRole('button', { name: m.journey_continue() }));
    await screen.findByRole('alert');
    await expectTranscript('life-certificate-with-an-error');
  });

  it('reads how to verify an identity', async () => {
    await openFor(to('ekyc'));
    await screen.findAllByRole('radio');
    await expectTranscript('ekyc');
  });

  it('reads that the consent to an identity check is missing', async () => {
    const { user } = await openFor(to('ekyc'));
    await user.click(await screen.findByRole('radio', { name: new RegExp(`^${m.ekyc_byOtp()}`) }));
    await user.click(screen.getByRole('button', { name: m.journey_continue() }));
    await heading(m.ekyc_consentHeading());
    await user.click(screen.getByRole('button', { name: m.journey_continue() }));
    await screen.findByRole('alert');
    await expectTranscript('ekyc-with-an-error');
  });

  it('reads how a health declaration begins', async () => {
    await openFor(to('submit-ehdf'), { name: 'Harpreet' });
    await screen.findByRole('button', { name: m.submitEhdf_begin() });
    await expectTranscript('health');
  });

  it('reads that health questions have no answer', async () => {
    const { user } = await openFor(to('submit-ehdf'), { name: 'Harpreet' });
    await user.click(await screen.findByRole('button', { name: m.submitEhdf_begin() }));
    await user.click(await screen.findByRole('button', { name: m.journey_continue() }));
    await screen.findByRole('alert');
    await expectTranscript('health-with-an-error');
  });

  it('reads the medical tests', async () => {
    const { medical_case_id } = await applicantOf(api, 'AP1000000013');
    const address = to('track-application', { case: medical_case_id ?? '' });
    await renderApplicant(api, 'AP1000000013', address, { store: store() });
    await heading(m.medicalAppointment_of({ name: 'Ms Tara Joseph' }));
    await expectTranscript('tests');
  });

  it('reads that the way of doing medical tests is missing', async () => {
    const { medical_case_id } = await applicantOf(api, 'AP1000000013');
    const address = to('track-application', { case: medical_case_id ?? '', do: 'book' });
    const { user } = await renderApplicant(api, 'AP1000000013', address, { store: store() });
    await user.click(await screen.findByRole('button', { name: m.journey_continue() }));
    await screen.findByRole('alert');
    await expectTranscript('tests-with-an-error');
  });
});
