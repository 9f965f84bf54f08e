import { isNomineeDeleted, parseIsoDate } from '@lifedesk/rules';
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
      checkNominees(body, {
        present: before.map((row) => row.client_id),
        known: new Set(people.map((person) => person.client_id)),
        today: today(deps.clock),
      });
      const staying = body.nomineeDetails.filter((nominee) => !isNomineeDeleted(nominee));
      const after = await Promise.all(
        staying.map(async (nominee) => {
          const appointee = body.appointeeDetails.find((a) => a.nomineeClientId === nominee.nomineeClientId);
          return {
            client_id: await clientIdOf(deps, db, nominee.nomineeClientId),
            name: nominee.nomineeName.trim(),
            relationship: nominee.nomineeRelationship,
            share: nominee.nomineeShare,
            birth_date: parseIsoDate(nominee.dateOfBirth),
            appointee_name: appointee?.appointeeName.trim() ?? null,
            appointee_relationship: appointee?.appointeeRelationship ?? null,
            appointee_birth_date: parseIsoDate(appointee?.dateOfBirth),
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
