import { companyPolicy, type Message, type Policy, silent, useApp } from '@lifedesk/journey';
import { type CalendarDate, formatCount, formatRupees } from '@lifedesk/rules';
import { type CallOptions, paymentStatus } from '@lifedesk/sdk';
import { useEffect, useRef, useState } from 'react';
import * as m from '../../texts.ts';
import type { Due } from '../dues.ts';
import {
  type Choice,
  duesOfCompany,
  everyPremium,
  maxAtOnce,
  nothingChosen,
  premiumsUntil,
  withDues,
  withoutDues,
} from './choice.ts';
import { allDues } from './due-policies.ts';

interface ChoiceStart {
  /** The policy that the address names by its opaque id: it is already chosen. */
  readonly id: string | null;
  /** A failed order: its policies are chosen again. */
  readonly again: string | null;
}

/** The result of the last action: a sentence, or a searched policy that cannot be paid for. */
export type Outcome = { readonly text: Message } | { readonly notPayable: Due };

/** Which of a company's due policies are chosen, across all pages of the list. */
export function useChoice(today: CalendarDate, { id, again }: ChoiceStart) {
  const { sdk, fail } = useApp();
  const [choice, setChoice] = useState(nothingChosen);
  const [notice, setNotice] = useState<Outcome>();
  const [gathering, setGathering] = useState(false);
  const latest = useRef(choice);
  const left = useRef(new AbortController());

  const put = (next: Choice, says?: Message) => {
    latest.current = next;
    setChoice(next);
    setNotice(says && { text: says });
  };
  const notify = (says: Message) => setNotice({ text: says });

  const choose = ({ choice: next, areTooMany }: ReturnType<typeof withDues>) => {
    const most = formatCount(maxAtOnce);
    put(next, areTooMany ? () => m.payOnline_companyMost({ most }) : undefined);
  };
  const add = (dues: readonly Due[]) => choose(withDues(latest.current, dues));

  const addFound = (policy: Policy | undefined) => {
    const [due] = policy ? duesOfCompany([policy], today) : [];
    if (!due) return notify(m.payOnline_companyUnknown);
    const { policyNo, payable, ongoingTransaction, totalPremiumDueToBePaid } = due;
    if (ongoingTransaction) return notify(() => m.payOnline_companyOngoing({ policyNo }));
    if (!payable) return setNotice({ notPayable: due });
    add([due]);
    if (latest.current.has(policyNo))
      notify(() => m.payOnline_companyFound({ policyNo, amount: formatRupees(totalPremiumDueToBePaid) }));
  };

  /** Replaces the choice of these policies with their current state, and says how many can no longer be paid. */
  const chooseAgain = async (numbers: ReadonlySet<string>, options: CallOptions, isWanted = (_: string) => true) => {
    const { found: current } = await allDues(
      sdk,
      today,
      options,
      ({ policyNo }) => numbers.has(policyNo),
      numbers.size,
    );
    const wanted = [...numbers].filter(isWanted);
    const before = latest.current;
    const others = new Map([...before].filter(([policyNo]) => !numbers.has(policyNo)));
    const { choice: next } = withDues(
      others,
      current.filter(({ policyNo }) => wanted.includes(policyNo)),
      (due) => Math.min(before.get(due.policyNo)?.count ?? everyPremium(due), everyPremium(due)),
    );
    const count = wanted.filter((policyNo) => !next.has(policyNo)).length;
    put(next, count > 0 ? () => m.payOnline_companyGone({ count }) : undefined);
  };

  /** Runs something that takes several calls. */
  const gather = async (ask: (options: CallOptions) => Promise<void>) => {
    const { signal } = left.current;
    setGathering(true);
    try {
      await ask({ ...silent, signal });
    } catch (error) {
      if (signal.aborted) return;
      fail(error);
      notify(m.payOnline_companyNotGathered);
    } finally {
      if (!signal.aborted) setGathering(false);
    }
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: only on arrival: what the address asks for
  useEffect(() => {
    left.current = new AbortController();
    if (id !== null) void gather(async (options) => addFound(await companyPolicy(sdk, { id }, options)));
    else if (again !== null)
      void gather(async (options) => {
        const { items } = await paymentStatus(sdk, { orderId: again }, options);
        await chooseAgain(new Set(items.map(({ policyNo }) => policyNo)), options);
      });
    return () => left.current.abort();
  }, []);

  return {
    choice,
    notice,
    /** Many are being fetched. */
    gathering,
    add,
    remove: (dues: readonly Due[]) => put(withoutDues(latest.current, dues)),
    /** Handles a searched policy: chooses it, or says why not. */
    found: addFound,
    /**
     * Chooses everything that can be paid, up to the limit of one payment; with a day, only what falls due until then instead of
     * what was chosen.
     */
    addAll: (until?: CalendarDate) =>
      gather(async (options) => {
        const { found, others } = await allDues(sdk, today, options, ({ payable }) => payable, maxAtOnce);
        if (until !== undefined) return choose(withDues(nothingChosen, found, (due) => premiumsUntil(due, until)));
        add(found);
        if (others > 0 && found.length <= maxAtOnce)
          notify(() => m.payOnline_companySomeLeft({ chosen: found.length, total: found.length + others }));
      }),
    /** Refreshes a choice that may be out of date. Keeps what the person chooses or leaves out in the meantime. */
    renew: () =>
      gather((options) =>
        chooseAgain(new Set(latest.current.keys()), options, (policyNo) => latest.current.has(policyNo)),
      ),
  };
}
