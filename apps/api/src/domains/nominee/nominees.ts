import { needsAppointee } from '@lifedesk/rules';
import { startConfirmation } from '../../platform/access/confirmations.ts';
import { maskedContacts } from '../../platform/access/contacts.ts';
import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { today } from '../../platform/today.ts';
import { resolvePolicyRef } from '../policies/public.ts';
import { relationshipOf } from './relationships.ts';
import { findContacts, findNominees, type NomineeRow } from './store.ts';

export default sessionHandler('nominees', async ({ body, session }, deps) => {
  const { db, clock } = deps;
  const policyNo = await resolvePolicyRef(db, session, body.policyNo);
  const rows = await findNominees(db, policyNo);
  const date = today(clock);
  const isAppointeeMissing = ({
    birth_date: born,
    appointee_name: name,
    appointee_birth_date: appointeeBorn,
  }: NomineeRow) => born !== null && needsAppointee(born, date) && (name === null || appointeeBorn === null);
  return ok({
    nomineeData: [
      {
        policyNo,
        nomineeDetails: rows.map((row) => ({
          nomineeClientId: row.client_id,
          nomineeName: row.name,
          nomineeRelationship: relationshipOf(row.relationship),
          nomineeShare: row.share,
          ...(row.birth_date ? { dateOfBirth: row.birth_date } : {}),
        })),
        appointeeDetails: rows.flatMap((row) =>
          row.appointee_name === null
            ? []
            : [
                {
                  nomineeClientId: row.client_id,
                  appointeeName: row.appointee_name,
                  ...(row.appointee_relationship
                    ? { appointeeRelationship: relationshipOf(row.appointee_relationship) }
                    : {}),
                  ...(row.appointee_birth_date ? { dateOfBirth: row.appointee_birth_date } : {}),
                },
              ],
        ),
        changeAppointee: rows.some(isAppointeeMissing),
      },
    ],
    otpToken: await startConfirmation(deps, session, 'update-nominee'),
    ...maskedContacts(await findContacts(db, session.customerId)),
  });
});
