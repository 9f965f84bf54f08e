import type { components } from '@lifedesk/contract';
import { checkSwitch, navDateOf, type SwitchSource, type SwitchTarget, switchCharge } from '@lifedesk/rules';
import { isRestrictionReason } from '@lifedesk/rules/texts';
import type { Deps } from '../../deps.ts';
import { checkCodes } from '../../platform/access/confirmations.ts';
import { problem, refusalProblem, validationProblem } from '../../platform/problem.ts';
import { today } from '../../platform/today.ts';
import { findHolidays } from '../payments/public.ts';
import { makeRequest, type RequestCall } from '../requests/public.ts';
import { unitLinkedPolicy } from './portfolio.ts';
import { findSwitchable, type Switchable } from './switchable.ts';
import { findNavDate, findPricedFunds, insertSwitch, lockPolicy } from './switches.store.ts';

type Schemas = components['schemas'];
type Body = Schemas['UpdateSwitchFundsRequest'];
type SwitchCall = RequestCall & { readonly body: Body };

/** Requests a switch, which waits for the closing price of its day. */
export async function makeSwitch(deps: Deps, call: SwitchCall): Promise<Schemas['SwitchAcknowledgement']> {
  const { body, session, client } = call;
  const { customerId } = session;
  const acknowledgement = await makeRequest(deps, call, {
    type: 'switch-funds',
    proof: () => checkCodes(deps, session, 'switch-funds', [body], client),
    async effect({ db, now }) {
      const date = today(deps.clock);
      const policy = await unitLinkedPolicy(db, session, body.policyNo, date);
      const policyNo = policy.policy_no;
      await lockPolicy(db, policyNo);
      const [found] = await findSwitchable(db, customerId, [policy], date);
      if (!found) throw problem('not-found');
      const openFunds = (await findPricedFunds(db, date)).map(({ code }) => code);
      const { from, to, charge } = checkOrder(found, body, openFunds);
      const navDate = navDateOf(now, await findHolidays(db));
      return {
        isDone: false,
        isAutomatic: true,
        policyNos: [policyNo],
        payload: { navDate, charge },
        keep: (ticket) => insertSwitch(db, { policyNo, ticket, requestedOn: date, navDate, charge, from, to }),
      };
    },
  });
  return { acknowledgement, navDate: await findNavDate(deps.db, acknowledgement.ticket) };
}

/** The amounts and the charge of a switch. Throws if the switch is not possible for the policy now. */
function checkOrder(
  { funds, terms, made, because }: Switchable,
  { from: requestedFrom, to: requestedTo, charge: shown }: Pick<Body, 'from' | 'to' | 'charge'>,
  openFunds: readonly string[],
): { from: SwitchSource[]; to: SwitchTarget[]; charge: number } {
  if (because === 'switch-waiting')
    throw problem('duplicate', {
      detail: 'A switch of this policy is waiting for its price. The next one is possible once it is done.',
    });
  if (because !== null && isRestrictionReason(because)) throw refusalProblem('/policyNo', 'restriction', { because });
  if (because !== null || !terms) throw refusalProblem('/policyNo', 'no-switch', { because: because ?? 'not-offered' });
  const charge = switchCharge(terms, made);
  if (charge !== shown) throw problem('amount-refused');
  const from = requestedFrom.map(sideOf('/from'));
  const to = requestedTo.map(sideOf('/to'));
  const check = checkSwitch({ terms, held: funds, openFunds, charge }, from, to);
  if (!check.accepted) {
    const isOfSource = SOURCE_REASONS.has(check.because);
    const limits = { minimum: terms.minimum, percent: terms.leastShare };
    throw refusalProblem(isOfSource ? '/from' : '/to', 'switch', { ...check, ...limits });
  }
  return { from, to: to.filter((part) => ('share' in part ? part.share : part.amount) > 0), charge };
}

const SOURCE_REASONS: ReadonlySet<string> = new Set([
  'no-source',
  'not-held',
  'source-twice',
  'share-not-whole',
  'below-minimum',
  'above-value',
]);

const sideOf =
  (pointer: string) =>
  ({ fundCode, share, amount }: Schemas['SwitchSource' | 'SwitchTarget'], at: number): SwitchSource | SwitchTarget => {
    if (share !== undefined && amount === undefined) return { fundCode, share };
    if (share === undefined && amount !== undefined) return { fundCode, amount };
    throw validationProblem(`${pointer}/${at}`, 'must have either a share or an amount');
  };
