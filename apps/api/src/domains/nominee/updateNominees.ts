import type { components } from '@lifedesk/contract';
import { isNomineeDeleted, needsAppointee, parseIsoDate } from '@lifedesk/rules';
import type { Deps } from '../../deps.ts';
import { checkCodes } from '../../platform/access/confirmations.ts';
import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import type { Db } from '../../platform/database/connect.ts';
import { problem } from '../../platform/problem.ts';
import { today } from '../../platform/today.ts';
import { assertUnrestricted } from '../policies/public.ts';
import { makeRequest } from '../requests/public.ts';
import { checkNominees } from './check-nominees.ts';
import {
  findKnownPeople,
  findNominees,
  isClientIdTaken,
  lockChangeable,
  type NomineeRow,
  replaceNominees,
} from './store.ts';

type Appointee = components['schemas']['EditedAppointee'];

export default sessionHandler('updateNominees', async (call, deps) => {
  const { body, session, client } = call;
  const { customerId } = session;
  const acknowledgement = await makeRequest(deps, call, {
    type: 'update-nominee',
    proof: () => checkCodes(deps, session, 'update-nominee', [body], client),
    async effect({ db }) {
      const policy = await lockChangeable(db, customerId, body.policyNo);
      if (!policy) throw problem('not-found');
      const policyNo = policy.policy_no;
      await assertUnrestricted(db, customerId, 'nominee-change', today(deps.clock), [
        { policyNo, pointer: '/policyNo' },
      ]);
      const before = await findNominees(db, policyNo);
      const people = await findKnownPeople(db, customerId);
      const registered = {
        present: before.map((row) => row.client_id),
        appointed: new Set(before.filter((row) => row.appointee_name !== null).map((row) => row.client_id)),
        known: new Set(people.map((person) => person.client_id)),
      };
      const date = today(deps.clock);
      checkNominees(body, registered, date);
      const staying = body.nomineeDetails.filter((nominee) => !isNomineeDeleted(nominee));
      const after = await Promise.all(
        staying.map(async (nominee) => {
          const { nomineeClientId } = nominee;
          const appointee = body.appointeeDetails.find((one) => one.nomineeClientId === nomineeClientId);
          const born = parseIsoDate(nominee.dateOfBirth);
          const isMinor = born !== null && needsAppointee(born, date);
          return {
            ...appointeeColumns(
              appointee,
              isMinor ? before.find((row) => row.client_id === nomineeClientId) : undefined,
            ),
            client_id: await clientIdOf(deps, db, nominee.nomineeClientId),
            name: nominee.nomineeName.trim(),
            relationship: nominee.nomineeRelationship,
            share: nominee.nomineeShare,
            birth_date: born,
          };
        }),
      );
      await replaceNominees(db, policyNo, after);
      const change = { field: 'nominee', policyNo, before: inBrief(before) || null, after: inBrief(after) } as const;
      return { isDone: true, policyNos: [policyNo], changes: [change] };
    },
  });
  return ok(acknowledgement);
});

/** The named appointee, or the registered one of a minor. */
const appointeeColumns = (
  named: Appointee | undefined,
  registered: NomineeRow | undefined,
): Pick<NomineeRow, 'appointee_name' | 'appointee_relationship' | 'appointee_birth_date'> =>
  named
    ? {
        appointee_name: named.appointeeName.trim(),
        appointee_relationship: named.appointeeRelationship,
        appointee_birth_date: parseIsoDate(named.dateOfBirth),
      }
    : {
        appointee_name: registered?.appointee_name ?? null,
        appointee_relationship: registered?.appointee_relationship ?? null,
        appointee_birth_date: registered?.appointee_birth_date ?? null,
      };

const inBrief = (nominees: readonly Pick<NomineeRow, 'name' | 'share'>[]): string =>
  nominees
    .map(({ name, share }) => `${name} ${share} %`)
    .join(', ')
    .slice(0, 1000);

const DIGITS = 8;

/** The client id of a person; a new nominee gets a new one. */
async function clientIdOf({ ids }: Deps, db: Db, ref: string): Promise<string> {
  if (!ref.startsWith('new-')) return ref;
  for (;;) {
    const drawn = ids.digits(DIGITS);
    if (!(await isClientIdTaken(db, drawn))) return drawn;
  }
}
