import {
  type CalendarDate,
  instalmentsBetween,
  instalmentsHeldFrom,
  type LifeCertificate,
  nextCertificateDueOn,
} from '@lifedesk/rules';
import type { Deps } from '../../deps.ts';
import { orderDueBenefits } from '../payouts/public.ts';
import { type CertificateRow, setCertificate } from './certificates.store.ts';

/** What giving a certificate released. */
export interface Release {
  /** The next certificate, the earliest of several. */
  readonly nextDueOn: CalendarDate | null;
  /** In paise. */
  readonly amount: number;
  readonly instalments: number;
}

const withoutReview = (certificate: LifeCertificate): LifeCertificate => ({ ...certificate, isUnderReview: false });

/**
 * Gives the certificates of one life of annuities in the caller's transaction, which has locked their policies: the next ones
 * are due a year later, and what was held is ordered, one payout for each instalment.
 */
export async function giveCertificates(
  deps: Pick<Deps, 'db' | 'contributions'>,
  rows: readonly CertificateRow[],
  { today, now }: { readonly today: CalendarDate; readonly now: Date },
): Promise<Release> {
  const given: Release[] = [];
  for (const row of rows) {
    const { policyNo, certificate, others, annuity } = row;
    // what was held before a review is held from the same day, although nothing is held during it
    const heldFrom = instalmentsHeldFrom([certificate, ...others].map(withoutReview), today);
    const from = annuity?.nextOn && heldFrom && annuity.nextOn > heldFrom ? annuity.nextOn : heldFrom;
    const held = annuity && from ? instalmentsBetween(annuity, from, today) : [];
    const nextDueOn = nextCertificateDueOn(certificate.dueOn, today);
    await setCertificate(deps.db, row, { dueOn: nextDueOn, givenOn: today });
    if (heldFrom !== null) await orderDueBenefits(deps, policyNo, { today, now, releasedFrom: heldFrom });
    // biome-ignore lint/plugin/arithmetic: instalments of one annuity are all the same
    given.push({ nextDueOn, amount: held.length * (annuity?.instalment ?? 0), instalments: held.length });
  }
  const sum = (of: (one: Release) => number) => given.reduce((total, one) => total + of(one), 0);
  return {
    nextDueOn:
      given
        .flatMap(({ nextDueOn }) => nextDueOn ?? [])
        .sort()
        .at(0) ?? null,
    amount: sum(({ amount }) => amount),
    instalments: sum(({ instalments }) => instalments),
  };
}
