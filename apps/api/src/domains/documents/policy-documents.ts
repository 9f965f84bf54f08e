import type { components } from '@lifedesk/contract';
import {
  addCalendarDays,
  type CalendarDate,
  type FinancialYear,
  financialYearOf,
  gstOnNextPremium,
  payableFrom,
  payableInstalments,
  shortReference,
  todayInIndia,
} from '@lifedesk/rules';
import type { Deps } from '../../deps.ts';
import { linesThatCount, type PaidLine } from './pdf/paid-line.ts';
import type { PolicyContent } from './pdf/policy-content.ts';
import { policySchedule } from './pdf/policy-pack.ts';
import { paymentStatement, premiumCertificate } from './pdf/premium-certificate.ts';
import { premiumNotice } from './pdf/premium-notice.ts';
import { receiptOf, receiptOfMember } from './receipts.ts';
import { documentNumber } from './signed/document-numbers.store.ts';
import { noticeFacts, policyFacts, yearFacts } from './signed/facts.ts';
import { signDocument } from './signed/sign.ts';
import { findPaidLines, type PolicyRecord } from './store.ts';

type ListedDocument = components['schemas']['PolicyDocument'];
type Needs = Pick<Deps, 'db' | 'clock' | 'config' | 'ids' | 'secrets' | 'origin'>;

/** An available document: its list entry and the function that creates it. */
export interface AvailableDocument {
  listed: ListedDocument;
  fileName: string;
  make(): Promise<Buffer>;
}

/** Every document of a policy that is available today, newest first. Each is created on request. */
export async function availableDocuments(
  deps: Needs,
  customerId: number,
  policy: PolicyRecord,
): Promise<AvailableDocument[]> {
  const today = todayInIndia(deps.clock.now());
  const content = contentOf(policy, today);
  const lines = await findPaidLines(deps.db, policy.policyNo);
  const { brand } = deps.config;
  const schedule = available(policy.policyNo, 'policy-document', policy.issueDate, {
    make: () => policySchedule(brand, content, signDocument(deps, policyFacts('schedule', content, today))),
  });
  const receipts = lines.map(({ receiptNo, paidOn, amount, purpose, orderId, reversal }) =>
    available(policy.policyNo, 'premium-receipt', paidOn, {
      facts: {
        financialYear: financialYearOf(paidOn).label,
        receiptNo,
        amount,
        purpose,
        ...(orderId !== null && { reference: shortReference(orderId) }),
        ...(reversal && { reversal }),
      },
      make: async () =>
        policy.line === 'group'
          ? receiptOfMember(deps, customerId, receiptNo, policy)
          : (await receiptOf(deps, customerId, { receiptNo })).content,
    }),
  );
  const yearly = byFinancialYear(lines).flatMap(({ year, paid }) => {
    // The documents of a year that has not ended are as of today.
    const issuedOn = year.to < today ? addCalendarDays(year.to, 1) : today;
    const facts = { financialYear: year.label };
    const premiums = paid.filter((line) => line.premium > 0 || line.topUp > 0);
    const signYear = async (kind: 'certificate' | 'statement', listed: readonly PaidLine[]) => {
      const number = await documentNumber(deps, kind, policy.policyNo, year.label);
      const facts = yearFacts(kind, { number, policy: content, year, lines: linesThatCount(listed), today });
      return { number, check: signDocument(deps, facts) };
    };
    const statement = available(policy.policyNo, 'account-statement', issuedOn, {
      facts,
      make: async () => {
        const { number, check } = await signYear('statement', paid);
        return await paymentStatement(brand, content, { number, year }, paid, check);
      },
    });
    const certificate = available(policy.policyNo, 'premium-certificate', issuedOn, {
      facts,
      make: async () => {
        const { number, check } = await signYear('certificate', premiums);
        return await premiumCertificate(brand, content, { number, year }, premiums, check);
      },
    });
    return linesThatCount(premiums).length > 0 ? [certificate, statement] : [statement];
  });
  const instalments = policy.isPremiumPaying ? payableInstalments(policy, today) : [];
  const notices = instalments.map((due) =>
    available(policy.policyNo, 'notice', payableFrom(due.dueDate), {
      facts: { financialYear: financialYearOf(due.dueDate).label },
      suffix: due.dueDate,
      make: () => premiumNotice(brand, content, due, signDocument(deps, noticeFacts(content, due))),
    }),
  );
  return [...notices, ...yearly, ...receipts, schedule].sort((a, b) =>
    a.listed.issuedOn < b.listed.issuedOn ? 1 : a.listed.issuedOn > b.listed.issuedOn ? -1 : 0,
  );
}

/** A policy's content in documents as of a day. */
export const contentOf = (policy: PolicyRecord, today: CalendarDate): PolicyContent => ({
  ...policy,
  gst: gstOnNextPremium(policy, today),
});

const TITLES = {
  'policy-document': 'Policy schedule',
  'premium-receipt': 'Payment receipt',
  'premium-certificate': 'Premium paid certificate',
  'account-statement': 'Payment statement',
  notice: 'Premium due notice',
} as const;

function available(
  policyNo: string,
  kind: keyof typeof TITLES,
  issuedOn: CalendarDate,
  {
    make,
    facts = {},
    suffix,
  }: {
    make: () => Promise<Buffer>;
    facts?: Pick<ListedDocument, 'financialYear' | 'receiptNo' | 'amount' | 'purpose' | 'reference' | 'reversal'>;
    suffix?: string;
  },
): AvailableDocument {
  const title = TITLES[kind];
  const name = [kind, facts.receiptNo ?? policyNo, facts.receiptNo ? undefined : (suffix ?? facts.financialYear)]
    .filter((part) => part !== undefined)
    .join('-');
  return {
    listed: { documentId: name, policyNo, kind, title, issuedOn, contentType: 'application/pdf', ...facts },
    fileName: `${name}.pdf`,
    make,
  };
}

function byFinancialYear(lines: readonly PaidLine[]): { year: FinancialYear; paid: PaidLine[] }[] {
  const years = new Map<string, { year: FinancialYear; paid: PaidLine[] }>();
  for (const line of lines) {
    const year = financialYearOf(line.paidOn);
    const entry = years.get(year.label) ?? { year, paid: [] };
    entry.paid.push(line);
    years.set(year.label, entry);
  }
  return [...years.values()];
}
