import type { RunningApi } from '@lifedesk/api/testing';
import { screen } from '@testing-library/react';
import { type RenderedService, type RenderOptions, renderService } from './render.tsx';
import { applicantOf, asApplicant } from './sign-in.ts';

/** The application of Ms Tara Joseph, who needs tests of category B. */
export const TARA = 'AP1000000013';

export const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
export const press = ({ user }: RenderedService, name: string | RegExp) =>
  user.click(screen.getByRole('button', { name }));
export const follow = async ({ user }: RenderedService, name: string | RegExp) =>
  user.click(await screen.findByRole('link', { name }));
export const type = ({ user }: RenderedService, name: RegExp, text: string) =>
  user.type(screen.getByRole('textbox', { name }), text);

export const caseOfTara = async (api: RunningApi): Promise<string> =>
  (await applicantOf(api, TARA)).medical_case_id ?? '';

/** Opens Tara's tests with this query, as after a reload. */
export async function openVisit(api: RunningApi, query = '', options: RenderOptions = {}): Promise<RenderedService> {
  const caseId = await caseOfTara(api);
  const signIn = await asApplicant(api, TARA);
  return renderService(api, `/cs/track-application?case=${caseId}${query}`, { ...options, signIn });
}

/** Books at a centre on 3 December, until the review. */
export async function toReview(shown: RenderedService, time = '08:00 AM'): Promise<void> {
  await heading('How would you like to do the tests?');
  await shown.user.click(screen.getByRole('radio', { name: 'At a centre' }));
  await press(shown, 'Continue');
  await heading('Where are you?');
  await type(shown, /PIN code/, '400028');
  await press(shown, 'Continue');
  await screen.findByRole('radio', { name: /^1\. Lotus Diagnostics Dadar, 0\.0 km/ });
  await shown.user.click(screen.getByRole('radio', { name: /^1\. Lotus Diagnostics Dadar/ }));
  await shown.user.selectOptions(screen.getByRole('combobox', { name: 'Day' }), '03/12/2026');
  await shown.user.click(screen.getByRole('radio', { name: time }));
  await press(shown, 'Continue');
  await heading('Check the appointment');
}
