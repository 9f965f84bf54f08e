import { sql } from 'kysely';
import { CERTIFIED_BOTH } from './certificates.ts';
import type { Invariant } from './invariant.ts';
import { ADDITIONS } from './services.ts';

const additions = sql.lit(ADDITIONS);
/** Its instalments may count from the day of a life certificate; they have invariants of their own. */
const OTHERS = sql`policy_no not in (${sql.join(CERTIFIED_BOTH.map((policyNo) => sql.lit(policyNo)))})`;
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
    name: 'a benefit is ordered twice, or before its day',
    culprits: sql`select min(o.ticket) as culprit from payout o ${OF_PEOPLE} where o.ticket ~ '^(AN|SB|MA)[0-9]' and o.${OTHERS}
      group by o.policy_no, left(o.ticket, 2), o.counts_from
      having count(*) > 1 or bool_or((o.ordered_at at time zone 'Asia/Kolkata')::date < o.counts_from)`,
  },
  {
    name: 'a benefit is marked as ordered without a payout, or paid without the mark',
    culprits: sql`select coalesce(b.policy_no || ' ' || b.due_on, o.ticket) as culprit
      from (select * from benefit where policy_no like '59%' and ${OTHERS} and ordered_at is not null
        and amount > 0) b
      full join (select o.* from payout o ${OF_PEOPLE} where o.ticket ~ '^(AN|SB|MA)[0-9]' and o.${OTHERS}) o on o.policy_no = b.policy_no
        and o.counts_from = b.due_on and o.gross = b.amount and left(o.ticket, 2) =
          case b.kind when 'annuity' then 'AN' when 'maturity' then 'MA' else 'SB' end
      where b.policy_no is null or o.ticket is null`,
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
