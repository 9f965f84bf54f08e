import type { components } from '@lifedesk/contract';
import {
  applicationNeedsHealth,
  type CalendarDate,
  canConfirmHealth,
  isEndedApplication,
  todayInIndia,
} from '@lifedesk/rules';
import type { Session } from '../../platform/access/session.ts';
import type { Db } from '../../platform/database/connect.ts';
import { findApplications } from '../applications/public.ts';
import { payablePolicies } from '../payments/public.ts';
import { findPolicies, findRestricted, type PolicyRow, toPolicyChoice, toRestricted } from '../policies/public.ts';
import { lapsedOf, needsHealthDeclaration } from '../revival/public.ts';
import { type DeclarationRow, findDeclarations } from './declarations.store.ts';

type Schemas = components['schemas'];

/** A policy or an application for which health is declared. */
export interface HealthNeed {
  readonly shown: Schemas['EhdfPolicy'];
  readonly sumAssured: number;
}

export interface HealthNeeds {
  readonly needs: readonly HealthNeed[];
  readonly restricted: Schemas['RestrictedPolicy'][];
  /** Of the policies in force. */
  readonly coversInForce: readonly number[];
}

/** What needs a health declaration of a customer today, or has one. */
export async function findHealthNeeds(db: Db, session: Session, today: CalendarDate): Promise<HealthNeeds> {
  const { customerId } = session;
  const [payable, policies, restricted, applications, declarations] = [
    await payablePolicies(db, customerId),
    await findPolicies(db, { customerId, today }),
    await findRestricted(db, customerId, 'payment', today),
    await findApplications(db, session),
    await findDeclarations(db, customerId),
  ];
  const lapsed = policies.filter((row) => {
    const policy = payable.find(({ policyNo }) => policyNo === row.policy_no);
    const state = policy && lapsedOf(policy, today);
    return state?.eligible && needsHealthDeclaration(state);
  });
  const ofPolicies = lapsed
    .filter(({ policy_no }) => !restricted.has(policy_no))
    .map((row) => {
      const { policyNo, id, planName, policyHolderName: lifeAssuredName } = toPolicyChoice(row);
      const made = declarations.find(
        ({ policy_no, declared_on }) =>
          policy_no === policyNo && (row.due_date === null || declared_on >= row.due_date),
      );
      const shown = { policyNo, id, planName, lifeAssuredName, because: 'revival' as const, ...stateOf(made, today) };
      return { shown, sumAssured: row.sum_assured };
    });
  const ofApplications = applications.flatMap(({ row }) => {
    const receivedOn = todayInIndia(row.received_at);
    if (isEndedApplication(row.stage) || !applicationNeedsHealth(receivedOn, today)) return [];
    const made = declarations.find(({ application_no }) => application_no === row.application_no);
    const shown = {
      applicationNo: row.application_no,
      planName: row.plan_name,
      lifeAssuredName: row.life_assured_name,
      because: 'application' as const,
      ...stateOf(made, today),
    };
    return [{ shown, sumAssured: row.sum_assured }];
  });
  return {
    needs: [...ofPolicies, ...ofApplications],
    restricted: toRestricted(lapsed, restricted),
    coversInForce: policies.filter(isInForce).map(({ sum_assured }) => sum_assured),
  };
}

const isInForce = ({ lapsed, premium_paying }: PolicyRow): boolean => premium_paying && !lapsed;

function stateOf(
  made: DeclarationRow | undefined,
  today: CalendarDate,
): Pick<Schemas['EhdfPolicy'], 'state' | 'ticket' | 'declaredOn' | 'validUntil' | 'hasCopy' | 'canConfirm'> {
  if (!made) return { state: 'needed' };
  const { ticket, declared_on: declaredOn, valid_until: validUntil, outcome, request_state, case_state } = made;
  const shown = { ticket, declaredOn, ...(made.copy_of !== null && { hasCopy: true }) };
  if (request_state === 'declined') return { state: 'declined', ...shown };
  if (outcome === 'clean' || request_state === 'completed') {
    const canConfirm = canConfirmHealth(
      { outcome, version: made.version, validUntil, isConfirmation: made.confirms !== null },
      today,
    );
    const state = validUntil < today ? ('expired' as const) : ('accepted' as const);
    return { state, validUntil, ...shown, ...(canConfirm && { canConfirm }) };
  }
  if (outcome === 'medical' && case_state !== 'reports-in') return { state: 'medical', ...shown };
  return { state: 'under-review', ...shown };
}
