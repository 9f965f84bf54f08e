import { sql } from 'kysely';
import type { Invariant } from './invariant.ts';
import { ADDITIONS } from './services.ts';

const additions = sql.lit(ADDITIONS);
const OF_PEOPLE = sql`join customer c on c.id = o.customer_id and c.client_id like '4099%'`;

/** Payouts. */
export const PAYOUTS: readonly Invariant[] = [
  {
    name: 'the books differ from the amount owed for a payout',
    culprits: sql`select o.ticket as culprit from payout o ${OF_PEOPLE}
      left join (select p.payout_ticket, -sum(e.amount) filter (where e.account = 'payouts-payable') as held, sum(e.amount) as difference
        from ledger_posting p join ledger_entry e on e.posting_id = p.id group by p.payout_ticket) b on b.payout_ticket = o.ticket
      where b.difference is distinct from 0
        or b.held is distinct from case when o.state = 'paid' or o.taken_back_on is not null then 0 else o.net end`,
  },
  {
    name: 'a payout is paid twice',
    culprits: sql`select o.ticket as culprit from payout o ${OF_PEOPLE}
      join sandbox_bank_transfer t on t.reference like o.ticket || '-%' and not (t.body ->> 'returns')::boolean
      group by o.ticket having count(*) > 1 or bool_or(o.taken_back_on is not null)`,
  },
  {
    name: "a payout differs from the bank's amount",
    culprits: sql`select o.ticket as culprit from payout o ${OF_PEOPLE}
      join sandbox_bank_transfer t on t.reference = o.ticket || '-' || o.tries
      where (t.body ->> 'amount')::bigint <> o.net + o.penal_interest`,
  },
  {
    name: 'paid-up additions are lost, or paid and kept',
    culprits: sql`select p.policy_no as culprit from policy p join history_additions h using (policy_no)
      left join policy_paid_up_addition a using (policy_no)
      where p.policy_no = ${additions} and (coalesce(a.sum_assured, 0) + coalesce((
          select sum((r.payload ->> 'sumAssured')::bigint) from payout o join service_request r on r.ticket = o.ticket
          where o.policy_no = p.policy_no and o.kind = 'paid-up-additions' and o.taken_back_on is null), 0) <> h.sum_assured
        or p.vested_bonus - coalesce(a.sum_assured, 0) <> h.other_bonus)`,
  },
];

export const PAYOUTS_AT_THE_END: readonly Invariant[] = [
  {
    name: 'a late payout is paid without its interest to the day of payment',
    culprits: sql`select o.ticket as culprit from payout o ${OF_PEOPLE} left join payout i on i.ticket = 'INT-' || o.ticket
      where o.state = 'paid' and o.ticket not like 'INT-%' and o.penal_interest + coalesce(i.net, 0) <> case
        when o.paid_on > o.promised_on then (2 * o.net * 750 * (o.paid_on - o.counts_from) + 3650000) / 7300000 else 0 end`,
  },
  {
    name: 'the bank and a payout disagree on whether it is paid',
    culprits: sql`select o.ticket as culprit from payout o ${OF_PEOPLE}
      left join sandbox_bank_transfer t on t.reference = o.ticket || '-' || o.tries and not (t.body ->> 'returns')::boolean
      where (o.state = 'paid') <> (t.reference is not null) and o.net > 0 and o.state <> 'sent'`,
  },
];
