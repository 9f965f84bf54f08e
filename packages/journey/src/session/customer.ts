import { atom } from 'jotai';
import type { CorporateAnswer, LoginAnswer, PartialAnswer } from './answers.ts';

/** The signed-in policyholder and the policies, from the server's last answer. Undefined without a full session. */
export const customerAtom = atom<LoginAnswer | undefined>(undefined);

/** The signed-in company, from the server's last answer. Undefined without a corporate session. */
export const companyAtom = atom<CorporateAnswer | undefined>(undefined);

/** What a payments-only session may know. Undefined without one. */
export const partialCustomerAtom = atom<PartialAnswer | undefined>(undefined);
