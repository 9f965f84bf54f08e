import { ok, sessionHandler } from '../../contract/handler.ts';
import { findKnownPeople } from './nominee.store.ts';
import { relationshipOf } from './relationships.ts';

export default sessionHandler('eligibleNominees', async ({ session }, { db }) => {
  const people = await findKnownPeople(db, session.customerId);
  return ok({
    eligibleNominees: people.map((person) => ({
      nomineeClientId: person.client_id,
      nomineeName: person.name,
      nomineeRelationship: relationshipOf(person.relationship),
      ...(person.birth_date ? { dateOfBirth: person.birth_date } : {}),
    })),
  });
});
