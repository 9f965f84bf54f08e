import type { components } from '@lifedesk/contract';
import {
  addCalendarDays,
  annuityPaidUntil,
  type CalendarDate,
  certificateDates,
  instalmentsBetween,
  instalmentsHeldFrom,
  nextCertificateDueOn,
  nextInstalment,
  stateOfLife,
} from '@lifedesk/rules';
import type { Deps } from '../../deps.ts';
import { LIMITS } from '../../platform/access/limits/limit-table.ts';
import type { Limit } from '../../platform/access/limits/limits.ts';
import type { Session } from '../../platform/access/session.ts';
import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { today } from '../../platform/today.ts';
import { findPolicies, type PolicyRow, toPolicyChoice, toRestricted } from '../policies/public.ts';
import { type CertificateRow, findCertificates } from './certificates.store.ts';
import { consentText } from './consent.ts';
import { toOtherWays } from './other-ways.ts';
import { triesLeft } from './tries.ts';

type Policy = components['schemas']['LifeCertificatePolicy'];

export default sessionHandler('lifeCertificateEligibility', async ({ session }, deps) => {
  const { db, clock } = deps;
  const { customerId } = session;
  const day = today(clock);
  const [certificates, rows, liveness, face] = await Promise.all([
    findCertificates(db, customerId),
    findPolicies(db, { customerId, today: day, policyNo: undefined }),
    left(deps, session, LIMITS.livenessTries),
    left(deps, session, LIMITS.faceTries),
  ]);
  const rowOf = new Map(rows.map((row) => [row.policy_no, row]));
  const restricted = new Map(
    certificates.flatMap(({ policyNo, isDeathIntimated }) =>
      isDeathIntimated ? [[policyNo, 'death-intimated' as const]] : [],
    ),
  );
  return ok({
    policies: certificates.flatMap((certificate) => {
      const row = rowOf.get(certificate.policyNo);
      return row && !certificate.isDeathIntimated ? toPolicy(row, certificate, day) : [];
    }),
    restricted: toRestricted(rows, restricted),
    canUseCamera: deps.identityRegistry !== null && deps.faceComparison !== null,
    triesLeft: { liveness, face },
    consent: consentText(deps, 'life-certificate'),
    otherWays: toOtherWays(['form', 'video', 'home', 'branch', 'call'], day),
  });
});

const left = (deps: Deps, { customerId }: Session, limit: Limit): Promise<number> => triesLeft(deps, limit, customerId);

function toPolicy(
  row: PolicyRow,
  { policyNo, life, certificate, others, annuity, annuitantName }: CertificateRow,
  day: CalendarDate,
): Policy[] {
  const { dueOn, givenOn, birthDate } = certificate;
  const dates = certificateDates(dueOn, birthDate);
  if (!dates) return [];
  const heldFrom = instalmentsHeldFrom([certificate, ...others], day);
  const held = annuity && heldFrom ? instalmentsBetween(annuity, later(heldFrom, annuity.nextOn), day) : [];
  const amount = annuity?.instalment ?? 0;
  const next = annuity && heldFrom === null ? nextInstalment(annuity, addCalendarDays(day, -1)) : null;
  const { planName, policyHolderName, id } = toPolicyChoice(row);
  return [
    {
      policyNo,
      id,
      planName,
      policyHolderName,
      annuitantName,
      life,
      certificateDueOn: dueOn,
      opensOn: dates.opensOn,
      graceEndsOn: annuityPaidUntil([certificate, ...others]) ?? dates.graceEndsOn,
      state: stateOfLife(certificate, others, day),
      // biome-ignore lint/plugin/arithmetic: instalments of one annuity are all the same
      heldAmount: amount * held.length,
      heldInstalments: held.map((on) => ({ dueOn: on, amount })),
      ...(next !== null && { nextInstalment: { dueOn: next, amount } }),
      ...(givenOn !== null && { givenOn }),
      nextDueOn: nextCertificateDueOn(dueOn, day),
    },
  ];
}

const later = (from: CalendarDate, nextOn: CalendarDate | null | undefined): CalendarDate =>
  nextOn && nextOn > from ? nextOn : from;
