import type { FastifyRequest } from 'fastify';
import { type Account, accountText } from '../access/account.ts';
import { addressGroup } from '../access/address-group.ts';
import type { Secrets } from '../secrets.ts';

/** The caller of a refused call, for the log: the same caller has the same pseudonym, which does not reveal who it is. */
export interface PseudonymFields {
  client: string;
  account?: string;
}
export type Pseudonyms = (request: FastifyRequest, account: Account | undefined) => PseudonymFields;

/** Enough to distinguish callers, and too short to be useful elsewhere. */
const LENGTH = 16;

export function pseudonymsOf({ mac }: Pick<Secrets, 'mac'>): Pseudonyms {
  const short = (text: string) => mac('subject', `log ${text}`).slice(0, LENGTH);
  return (request, given) => {
    const account = given ?? request.callState?.session ?? undefined;
    return {
      client: short(`address ${addressGroup(request.ip)}`),
      ...(account === undefined ? {} : { account: short(accountText(account)) }),
    };
  };
}
