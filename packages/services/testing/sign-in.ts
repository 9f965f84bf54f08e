import { type RunningApi, renewSendBudgets } from '@lifedesk/api/testing';
import { beginCorporateLogin, beginLogin, confirmLogin, type Sdk, sendLoginOtp } from '@lifedesk/sdk';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Signs an SDK in as a demo person, without a page. */
export async function asCustomer(api: RunningApi, name: string): Promise<(sdk: Sdk) => Promise<void>> {
  const { policyNumbers, mobile, email } = await api.person(name);
  const [loginId = ''] = policyNumbers;
  await renewSendBudgets(api);
  return async (sdk) => {
    await beginLogin(sdk, { loginId, workTypeTxt: 'login' });
    await sendLoginOtp(sdk, 'login');
    await confirmLogin(sdk, await api.otpFor(mobile ?? email ?? ''));
  };
}

/** Signs an SDK in as a user of the demo company, without a page. */
export async function asCompany(api: RunningApi): Promise<(sdk: Sdk) => Promise<void>> {
  const { clientId, mobile = '' } = await api.person('Sahyadri');
  await renewSendBudgets(api);
  return async (sdk) => {
    await beginCorporateLogin(sdk, { clientId, workTypeTxt: 'login' });
    await sendLoginOtp(sdk, 'login');
    await confirmLogin(sdk, await api.otpFor(mobile));
  };
}

const TRACKING = 'track_application_skip_login';

/** Who made an application, from the database: applicants need not be customers. */
export const applicantOf = ({ deps }: Pick<RunningApi, 'deps'>, applicationNo: string) =>
  deps.db
    .selectFrom('application as a')
    .innerJoin('applicant as p', 'p.id', 'a.applicant_id')
    .where('a.application_no', '=', applicationNo)
    .select(['a.id', 'a.medical_case_id', 'p.mobile', 'p.birth_date'])
    .executeTakeFirstOrThrow();

/** Signs an SDK in to follow an application, without a page. */
export async function asApplicant(api: RunningApi, applicationNo: string): Promise<(sdk: Sdk) => Promise<void>> {
  const { mobile } = await applicantOf(api, applicationNo);
  await renewSendBudgets(api);
  return async (sdk) => {
    await beginLogin(sdk, { applicationNo, workTypeTxt: TRACKING });
    await sendLoginOtp(sdk, TRACKING);
    await confirmLogin(sdk, await api.otpFor(mobile ?? ''));
  };
}

interface Page {
  readonly user: UserEvent;
  /** The address on the screen, with its query. */
  readonly address: () => string;
}

/** Signs in on the open page, and waits until it has been left. */
export async function signIn(api: RunningApi, { user, address }: Page, loginId: string, sentTo: string): Promise<void> {
  await renewSendBudgets(api);
  await user.type(await screen.findByRole('textbox', { name: /Policy number, mobile or email|Client id/ }), loginId);
  await user.click(screen.getByRole('button', { name: 'Send OTP' }));
  const field = await screen.findByRole('textbox', { name: /One-time password/ });
  await user.type(field, await api.otpFor(sentTo));
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  await waitFor(() => {
    if (/login/.test(address().split('?')[0] ?? '') || screen.queryByRole('button', { name: 'Sign in' }))
      throw new Error('still on the sign-in page');
  });
}
