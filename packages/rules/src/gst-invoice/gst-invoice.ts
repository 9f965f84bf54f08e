import type { CalendarDate } from '../dates/calendar-date.ts';
import type { Paise } from '../money/paise.ts';
import { proportion } from '../money/proportion.ts';
import { GST_GROUP_LIFE } from '../tables/gst.ts';
import type { GstState } from '../tables/gst-states.ts';
import { valueOn } from '../tables/value-on.ts';
import { gstStateOf } from './gst-state-of.ts';

/** The code of life insurance services. Source: annexure to Notification 11/2017-CT(Rate). */
const SERVICE_CODE = '997132';
/** Rule 46(b) of the CGST Rules 2017. */
const NUMBER = /^[A-Z\d/-]{1,16}$/;
const RECEIPT = /^RC-/;

/** What a payment paid for one policy, in paise. */
export interface InvoicedPremium {
  readonly policyNo: string;
  readonly isGroup: boolean;
  readonly premium: Paise;
  readonly lateFee: Paise;
  /** The tax on both. */
  readonly gst: Paise;
  /** The due date of the oldest premium, which decides the rate. */
  readonly dueFrom: CalendarDate | null;
}

/** What an invoice is made from. */
export interface GstInvoiceFacts {
  /** The receipt of the payment, whose number the invoice has with its own prefix. */
  readonly receiptNo: string;
  readonly paidOn: CalendarDate;
  readonly supplier: { readonly name: string; readonly address: string; readonly gstin: string | null };
  readonly recipient: { readonly name: string; readonly gstin: string | null };
  readonly premiums: readonly InvoicedPremium[];
}

/** A party of the invoice, with the State of its registration. */
export interface GstParty {
  readonly name: string;
  readonly gstin: string;
  readonly state: GstState;
}

export type GstTaxKind = 'central' | 'state' | 'union-territory' | 'integrated';

/** One tax of an invoice. */
export interface GstTax {
  readonly kind: GstTaxKind;
  /** In basis points. */
  readonly rate: number;
  /** In paise. */
  readonly amount: Paise;
}

/** The supplies of one rate. */
export interface GstInvoiceLine {
  /** How many policies they are about. */
  readonly policies: number;
  /** Premiums and late fees, in paise. */
  readonly taxableValue: Paise;
  readonly taxes: readonly GstTax[];
}

/** Everything that rule 46 of the CGST Rules 2017 asks of an invoice, by its clauses. */
export interface GstInvoice {
  /** (a) */
  readonly supplier: GstParty & { readonly address: string };
  /** (b) */
  readonly number: string;
  /** (c) */
  readonly issuedOn: CalendarDate;
  /** (d), without the address: rule 54(2). */
  readonly recipient: GstParty;
  /** (g), the services accounting code. */
  readonly serviceCode: string;
  /** (h), (k), (l) and (m); (i) is for goods. */
  readonly lines: readonly GstInvoiceLine[];
  /** (k), of all lines, in paise. */
  readonly taxableValue: Paise;
  /** (m), of all lines, in paise. */
  readonly tax: Paise;
  /** (j), with tax, in paise. */
  readonly total: Paise;
  /** (n): IGST Act 2017, section 12(13)(a), where the recipient is registered. */
  readonly placeOfSupply: GstState;
  /** The place of supply is in another State than the supplier: IGST Act 2017, sections 7 and 8. */
  readonly isInterState: boolean;
  /** (p): an insurer's services to a company are taxed by the insurer. */
  readonly isReverseCharge: false;
}

/**
 * The tax invoice of an insurer for a payment of a company: rule 54(2) with rule 46 of the CGST Rules 2017. It is about group
 * cover, the only life cover that is taxed; the books say how much tax was charged. Null if none was, if the GSTIN of either
 * party is missing or wrong, or if the number is too long.
 */
export function gstInvoice(facts: GstInvoiceFacts): GstInvoice | null {
  const supplier = partyOf(facts.supplier);
  const recipient = partyOf(facts.recipient);
  const number = facts.receiptNo.replace(RECEIPT, 'GI-');
  const taxed = facts.premiums.filter(({ isGroup, gst }) => isGroup && gst > 0);
  if (!supplier || !recipient || taxed.length === 0 || !NUMBER.test(number)) return null;
  const isInterState = supplier.state.code !== recipient.state.code;
  const split = isInterState ? acrossStates : withinState(recipient.state);
  const lines = byRate(taxed).map(([rate, premiums]): GstInvoiceLine => {
    const taxableValue = sumOf(premiums, ({ premium, lateFee }) => premium + lateFee);
    const tax = sumOf(premiums, ({ gst }) => gst);
    return { policies: new Set(premiums.map(({ policyNo }) => policyNo)).size, taxableValue, taxes: split(rate, tax) };
  });
  const taxableValue = sumOf(lines, (line) => line.taxableValue);
  const tax = sumOf(taxed, ({ gst }) => gst);
  return {
    supplier: { ...supplier, address: facts.supplier.address },
    number,
    issuedOn: facts.paidOn,
    recipient,
    serviceCode: SERVICE_CODE,
    lines,
    taxableValue,
    tax,
    total: taxableValue + tax,
    placeOfSupply: recipient.state,
    isInterState,
    isReverseCharge: false,
  };
}

function partyOf({ name, gstin }: { readonly name: string; readonly gstin: string | null }): GstParty | null {
  const state = gstin === null ? null : gstStateOf(gstin);
  return gstin === null || state === null ? null : { name, gstin, state };
}

const sumOf = <Item>(items: readonly Item[], amount: (item: Item) => Paise): Paise =>
  items.reduce((sum, item) => sum + amount(item), 0);

/** The premiums by the rate of their due date, lowest first. */
function byRate(premiums: readonly InvoicedPremium[]): [rate: number, premiums: InvoicedPremium[]][] {
  const rates = new Map<number, InvoicedPremium[]>();
  for (const premium of premiums) {
    const rate = (premium.dueFrom === null ? null : valueOn(GST_GROUP_LIFE, premium.dueFrom)) ?? 0;
    rates.set(rate, [...(rates.get(rate) ?? []), premium]);
  }
  return [...rates].sort(([a], [b]) => a - b);
}

const acrossStates = (rate: number, amount: Paise): GstTax[] => [{ kind: 'integrated', rate, amount }];

/** Half of the tax is the Union's and half the State's. */
const withinState =
  ({ isUnionTerritory }: GstState) =>
  (rate: number, amount: Paise): GstTax[] => {
    const central = proportion(amount, 1, 2);
    return [
      { kind: 'central', rate: rate / 2, amount: central },
      { kind: isUnionTerritory ? 'union-territory' : 'state', rate: rate / 2, amount: amount - central },
    ];
  };
