import type { Config } from '../config.ts';
import type { Reader } from './reader.ts';

/** The provider that staff sign in at. Null if none is configured. */
export function staffOf(r: Reader): Config['staff'] {
  const names = {
    url: 'LIFEDESK_STAFF_ISSUER',
    clientId: 'LIFEDESK_STAFF_CLIENT_ID',
    secret: 'LIFEDESK_STAFF_CLIENT_SECRET',
    addresses: 'LIFEDESK_STAFF_RETURN_ADDRESSES',
  } as const;
  const given = r.party(names);
  if (!given) return null;
  const { addresses, ...provider } = given;
  const returnAddresses = addresses.split(',').map((each) => each.trim());
  // the provider compares them letter by letter
  const isExact = (each: string) => /^https?:[^*?#]+$/.test(each) && URL.parse(each)?.href === each;
  if (!returnAddresses.every(isExact))
    r.problems.push(
      `${names.addresses} must list exact addresses of branch desks, separated by commas, such as https://desk.example/: no *, no ?, no #`,
    );
  return { ...provider, returnAddresses };
}
