import type { components } from '@lifedesk/contract';
import { toPolicyChoice } from '../../policies/public.ts';
import type { MaskedAccount } from '../check/accounts.store.ts';
import type { NotReturnable, Returnable } from './returnable.ts';

type Schemas = components['schemas'];

export const toFreeLookPolicy = (
  { row, freeLook, lastDay, quote, navDate }: Returnable,
  account: MaskedAccount | undefined,
): Schemas['FreeLookPolicy'] => ({
  ...toPolicyChoice(row),
  receivedOn: freeLook.receivedOn,
  lastDay,
  coveredDays: quote.coveredDays,
  parts: [...quote.parts],
  deductions: [...quote.deductions],
  refund: quote.refund,
  ...(navDate && { navDate }),
  ...(freeLook.received > 0 && { unapplied: freeLook.received }),
  ...account,
});

export const toFreeLookOther = ({ row, because, lastDay }: NotReturnable): Schemas['FreeLookOther'] => ({
  policyNo: row.policy_no,
  planName: row.plan_name,
  because,
  ...(lastDay && { lastDay }),
});
