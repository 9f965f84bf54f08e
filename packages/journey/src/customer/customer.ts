import { atom } from 'jotai';
import type { CorporateAnswer, Customer, PartialCustomer } from './answers.ts';

/** The signed-in policyholder and the policies, from the server's last answer. Undefined without a full session. */
export const customerAtom = atom<Customer | undefined>(undefined);

/** The signed-in company, from the server's last answer. Undefined without a corporate session. */
export const companyAtom = atom<CorporateAnswer | undefined>(undefined);

/** What a payments-only session may know. Undefined without one. */
export const partialCustomerAtom = atom<PartialCustomer | undefined>(undefined);

/** The signed-in customer of a full or corporate session. */
export const ownerAtom = atom((get) => get(customerAtom) ?? get(companyAtom));
