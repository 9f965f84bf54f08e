import {
  beginLogin,
  confirmLogin,
  createSdk,
  maintenanceSchedule,
  memoryStore,
  notifications,
  policyCards,
  policyDetails,
  policyDocumentList,
  policyHolds,
  resolveEnvironment,
  restoreSession,
  type Sdk,
  sendLoginOtp,
  viewPaymentDetails,
} from '@lifedesk/sdk';
import { throughProxy } from './through-proxy.ts';

/** The sandbox, as the page uses it. */
export interface Sandbox {
  readonly sdk: Sdk;
  /** Starts a login and sends its OTP. @returns where it was sent, masked */
  readonly sendOtp: (loginId: string) => Promise<string>;
  /** The newest OTP in the outbox; undefined if there is none. */
  readonly readOtp: () => Promise<string | undefined>;
  /** Signs in. @returns the number of the first policy, for the calls */
  readonly signIn: (otp: string) => Promise<string>;
}

/** @param network replaces the browser's own */
export function openSandbox(address: string, network: typeof fetch): Sandbox {
  const base = throughProxy(address, location.origin);
  const api = `${base}/api`;
  const bases = { LOCAL: { customerService: api, content: api, email: api } };
  const sdk = createSdk({
    environment: resolveEnvironment('localhost', { local: true, bases }),
    store: memoryStore(),
    fetch: network,
  });
  return {
    sdk,
    async sendOtp(loginId) {
      const { mobileNumber, emailId } = await beginLogin(sdk, { loginId, workTypeTxt: 'login' });
      await sendLoginOtp(sdk, 'login');
      return [mobileNumber, emailId].filter(Boolean).join(', ');
    },
    async readOtp() {
      const answer = await network(`${base}/sandbox/outbox`, { headers: { Accept: 'application/json' } });
      const messages = (await answer.json()) as readonly { otp?: string }[];
      return messages.find(({ otp }) => otp)?.otp;
    },
    async signIn(otp) {
      const { answer, audience } = await confirmLogin(sdk, otp);
      return audience === 'retail' ? (answer.policiesData[0]?.policyNo ?? '') : '';
    },
  };
}

/** The calls that the page offers after sign-in, by SDK function. */
export const calls: Readonly<Record<string, (sdk: Sdk, policyNo: string) => Promise<unknown>>> = {
  restoreSession,
  policyCards: (sdk) => policyCards(sdk, {}),
  policyDetails: (sdk, policyNo) => policyDetails(sdk, { policyNo }),
  viewPaymentDetails: (sdk) => viewPaymentDetails(sdk, {}),
  policyHolds: (sdk) => policyHolds(sdk, {}),
  policyDocumentList: (sdk, policyNo) => policyDocumentList(sdk, { policyNo }),
  notifications: (sdk) => notifications(sdk, {}),
  maintenanceSchedule: (sdk) => maintenanceSchedule(sdk, {}),
};
