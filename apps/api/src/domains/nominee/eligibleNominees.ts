import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { relationshipOf } from './relationships.ts';
import { findKnownPeople } from './store.ts';

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
