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
import { type Language, type Message, m } from '../../platform/language.ts';
import { linesThatCount, type PaidLine, receiptName } from './pdf/paid-line.ts';
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

/** Every document of a policy that is available today in a language, newest first. Each is created on request. */
export async function availableDocuments(
  deps: Needs,
  customerId: number,
  policy: PolicyRecord,
  language: Language,
): Promise<AvailableDocument[]> {
  const today = todayInIndia(deps.clock.now());
  const content = contentOf(policy, today);
  const lines = await findPaidLines(deps.db, policy.policyNo);
  const edition = { brand: deps.config.brand, language };
  const available = listIn(policy.policyNo, language);
  const schedule = available('policy-document', policy.issueDate, {
    name: m.document_policySchedule,
    make: () => policySchedule(edition, content, signDocument(deps, policyFacts('schedule', content, today))),
  });
  const receipts = lines.map(({ receiptNo, paidOn, amount, purpose, orderId, reversal }) =>
    available('premium-receipt', paidOn, {
      name: receiptName([{ purpose }], reversal !== undefined),
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
          ? receiptOfMember(deps, customerId, { receiptNo, language }, policy)
          : (await receiptOf(deps, customerId, { receiptNo, language })).content,
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
    const statement = available('account-statement', issuedOn, {
      name: m.document_paymentStatement,
      facts,
      make: async () => {
        const { number, check } = await signYear('statement', paid);
        return await paymentStatement(edition, content, { number, year }, paid, check);
      },
    });
    const certificate = available('premium-certificate', issuedOn, {
      name: m.document_premiumCertificate,
      facts,
      make: async () => {
        const { number, check } = await signYear('certificate', premiums);
        return await premiumCertificate(edition, content, { number, year }, premiums, check);
      },
    });
    return linesThatCount(premiums).length > 0 ? [certificate, statement] : [statement];
  });
  const instalments = policy.isPremiumPaying ? payableInstalments(policy, today) : [];
  const notices = instalments.map((due) =>
    available('notice', payableFrom(due.dueDate), {
      name: m.document_premiumNotice,
      facts: { financialYear: financialYearOf(due.dueDate).label },
      suffix: due.dueDate,
      make: () => premiumNotice(edition, content, due, signDocument(deps, noticeFacts(content, due))),
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

interface DocumentOffer {
  /** On the document and in the list. */
  name: Message;
  make: () => Promise<Buffer>;
  facts?: Pick<ListedDocument, 'financialYear' | 'receiptNo' | 'amount' | 'purpose' | 'reference' | 'reversal'>;
  suffix?: string;
}

const listIn =
  (policyNo: string, language: Language) =>
  (
    kind: ListedDocument['kind'],
    issuedOn: CalendarDate,
    { name, make, facts = {}, suffix }: DocumentOffer,
  ): AvailableDocument => {
    const title = name({}, { locale: language });
    const documentId = [
      kind,
      facts.receiptNo ?? policyNo,
      facts.receiptNo ? undefined : (suffix ?? facts.financialYear),
    ]
      .filter((part) => part !== undefined)
      .join('-');
    return {
      listed: { documentId, policyNo, kind, title, issuedOn, contentType: 'application/pdf', ...facts },
      fileName: `${documentId}.pdf`,
      make,
    };
  };

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
