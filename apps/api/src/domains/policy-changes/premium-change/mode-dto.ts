import type { components } from '@lifedesk/contract';
import { type CalendarDate, graceDaysOf, modeOffer, yearlyTotalOf } from '@lifedesk/rules';
import { toPolicyChoice } from '../../policies/public.ts';
import { type Changeable, type Unchangeable, withGst } from './changeable.ts';

type Schemas = components['schemas'];

/** A mode of the plan with its premium in paise: without GST as stored, with GST as shown. */
export type OfferedMode = Schemas['ModeOffered'] & { readonly modalPremium: number; readonly minimum: number };

/** The modes that a policy can change to, with their premiums. */
export function offeredModes({ row, plan, effectiveOn, yearlyPremium }: Changeable): OfferedMode[] {
  const hasMandate = row.is_auto_debit;
  return plan.modes.map((mode) => {
    // the current premium stays exact, whatever rounding would give
    const isCurrent = mode.premiumMode === row.premium_mode;
    const offer = modeOffer(yearlyPremium, mode, { hasMandate, firstDue: effectiveOn });
    const modalPremium = isCurrent ? row.modal_premium : offer.modalPremium;
    const instalment = withGst(row, modalPremium, effectiveOn);
    return {
      premiumMode: mode.premiumMode,
      modalPremium,
      instalment,
      yearlyTotal: yearlyTotalOf(instalment, mode.premiumMode),
      graceDays: offer.graceDays,
      minimum: mode.minimum,
      ...(offer.because === 'mode-offered' || isCurrent ? {} : { lacks: offer.because }),
    };
  });
}

export function toModeDetails(policy: Changeable): Schemas['ModeDetails'] {
  const { row, plan, effectiveOn, mode } = policy;
  const dueDate: CalendarDate = row.due_date ?? effectiveOn;
  const instalment = withGst(row, row.modal_premium, dueDate);
  return {
    ...toPolicyChoice(row),
    premiumMode: mode.premiumMode,
    instalment,
    yearlyTotal: yearlyTotalOf(instalment, row.premium_mode),
    graceDays: graceDaysOf(dueDate, row.premium_mode),
    effectiveOn,
    ...(plan.scheduled?.kind === 'mode' ? { scheduled: plan.scheduled.premiumMode } : {}),
    modes: offeredModes(policy).map(({ modalPremium: _, ...offered }) => offered),
  };
}

export const toUnchangeable = ({ row, because }: Unchangeable): Schemas['UnchangeablePolicy'] => ({
  policyNo: row.policy_no,
  planName: row.plan_name,
  because,
});
