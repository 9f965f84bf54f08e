import { stripNameTitle } from '@lifedesk/rules';
import { sql } from 'kysely';
import type { Db } from '../../src/platform/database/connect.ts';
import type { AnnuityLife, RegisteredPerson } from '../aadhaar/identity-registry-simulator.ts';

/** A demo person as the Aadhaar authority of the sandbox knows them: as the insurer does on the first day. */
export async function registeredPerson(
  db: Db,
  clientId: string,
  life: AnnuityLife,
): Promise<RegisteredPerson | undefined> {
  const { rows } = await sql<{
    name: string;
    birth_date: string | null;
    gender: string | null;
    mobile: string | null;
    line1: string;
    line2: string | null;
    city: string;
    state: string;
    pin_code: string | null;
  }>`select coalesce(s.name, c.name) as name, coalesce(s.birth_date, c.birth_date) as birth_date, c.gender, c.mobile, a.line1, a.line2, a.city, a.state, a.pin_code
    from customer c join address a on a.customer_id = c.id
      left join (second_annuitant s join policy p using (policy_no)) on p.customer_id = c.id and ${life} = 'second'
    where c.client_id = ${clientId}
    order by a.kind limit 1`.execute(db);
  const [row] = rows;
  if (!row || row.birth_date === null || row.mobile === null) return undefined;
  const { name, birth_date: birthDate, gender, mobile, line1, line2, city, state, pin_code } = row;
  return {
    name: stripNameTitle(name),
    birthDate,
    gender: gender ?? 'F',
    mobile,
    address: {
      addrLine1: line1,
      ...(line2 !== null && { addrLine2: line2 }),
      city,
      district: city,
      state,
      pinCode: pin_code ?? '',
    },
  };
}
