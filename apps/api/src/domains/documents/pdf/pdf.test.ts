import { addCalendarDays, shortReference } from '@lifedesk/rules';
import { describe, expect, it } from 'vitest';
import { readBrand } from '../../../brand.ts';
import type { DocumentCheck } from '../../../platform/pdf/document-check.ts';
import type { Edition } from '../../../platform/pdf/document-words.ts';
import { textRuns } from '../../../platform/pdf/fonts.ts';
import { actualTexts, readPdf } from '../../../testing/pdf-text.ts';
import type { PaidLine } from './paid-line.ts';
import { paymentReceipt, type ReceiptContent } from './payment-receipt.ts';
import type { PolicyContent } from './policy-content.ts';
import { policyPack, policySchedule } from './policy-pack.ts';
import { premiumCertificate } from './premium-certificate.ts';

const brand = readBrand(new URL('../../../../../../brands/meru-life.json', import.meta.url).pathname);
const english = { brand, language: 'en' } as const;
const hindi = { brand, language: 'hi' } as const;
const now = new Date('2026-11-21T04:31:12Z');

const check: DocumentCheck = {
  page: 'https://portal.example/cs/verify',
  code: `LD1~R~RC-2026-0000311~2450000~P2450000~20261121~4567~AK~1795235472~abcDEF_-012~${'k'.repeat(85)}A`,
  url: '',
  keyId: 'abcDEF_-012',
  signedAt: now,
};
check.url = `${check.page}#${check.code}`;

const line: PaidLine = {
  receiptNo: 'RC-2026-0000311',
  orderId: 'ord_16902d85c5f24e0b9a1f3c7de04b8a65',
  paidOn: '2026-11-21',
  channel: 'online',
  policyNo: '501234567',
  planName: 'Meru Secure Savings',
  isGroup: false,
  purpose: 'premium',
  amount: 2_450_000,
  fromSuspense: 0,
  premium: 2_450_000,
  gst: 0,
  lateFee: 0,
  loanInterest: 0,
  loanPrincipal: 0,
  topUp: 0,
  unapplied: 0,
  dueFrom: '2026-12-01',
  dueTo: '2026-12-01',
};
const receipt: ReceiptContent = {
  receiptNo: 'RC-2026-0000311',
  holder: { name: 'Mrs Asha Kulkarni', nameHi: 'आशा कुलकर्णी', clientId: '40012345' },
  channel: 'online',
  amount: 2_450_000,
  paidAt: now,
  orderId: line.orderId,
  lines: [line],
};
const policy: PolicyContent = {
  policyNo: '501234567',
  planName: 'Meru Secure Savings',
  uin: '199N001V03',
  line: 'savings',
  holder: receipt.holder,
  insuredName: 'Mrs Asha Kulkarni',
  statusCode: '1',
  statusName: 'In force',
  issueDate: '2019-12-01',
  dueDate: '2026-12-01',
  maturityDate: '2039-12-01',
  policyTerm: 20,
  premiumTerm: 15,
  premiumMode: 'yearly',
  modalPremium: 2_450_000,
  gst: 0,
  sumAssured: 35_000_000,
  riders: [
    { name: 'Accidental death benefit', sumAssured: 35_000_000, modalPremium: 35_000, term: 15, status: 'In force' },
  ],
  nominees: [{ name: 'श्रीमती सुनीता वर्मा', relationship: 'Mother', share: 100, appointee: null }],
};

/** The premiums of a year that is paid monthly, newest first; GST ended in its middle. */
const monthly = Array.from({ length: 12 }, (_, at): PaidLine => {
  const paidOn = addCalendarDays('2026-03-18', -30 * at);
  return { ...line, paidOn, premium: 445_000, gst: at < 6 ? 0 : 10_013, amount: at < 6 ? 445_000 : 455_013 };
});
const certificateOf = (edition: Edition, lines: readonly PaidLine[]) => {
  const year = { label: '2025-26', from: '2025-04-01', to: '2026-03-31' } as const;
  return premiumCertificate(edition, { ...policy, premiumMode: 'monthly' }, { number: 'PC-1', year }, lines, check);
};

describe('a certificate of monthly premiums', () => {
  it.each(['meru', 'sarovar', 'amaltas'])('of %s is one page', async (name) => {
    const of = readBrand(new URL(`../../../../../../brands/${name}-life.json`, import.meta.url).pathname);
    const { pages } = await readPdf(await certificateOf({ brand: of, language: 'en' }, monthly));
    expect(pages).toBe(1);
  });

  // the edition in Hindi says both
  it.each([english, hindi])('has its title on each page and no total alone on one, in $language', async (edition) => {
    for (let count = 11; count <= 24; count += 1) {
      const lines = [...monthly, ...monthly].slice(0, count);
      const { pageTexts } = await readPdf(await certificateOf(edition, lines));
      for (const text of pageTexts) {
        expect(text).toContain('Premium paid certificate');
        // in the head, and in the row of the total
        if (text.split('Total').length > 2) expect(text).toContain('RC-2026');
      }
    }
  });
});

describe('a receipt', () => {
  it('says who paid what, when, how and for what, in figures and in words', async () => {
    const { text, pages } = await readPdf(await paymentReceipt(english, receipt, check));
    for (const said of [
      'Premium receipt',
      'Receipt RC-2026-0000311',
      'Twenty Four Thousand Five Hundred Rupees Only',
      'Mrs Asha Kulkarni ·',
      '21/11/2026, 10:01 AM (India)',
      shortReference(receipt.orderId ?? ''),
      '501234567',
      'Premium, due 01/12/2026',
      'Goods and services tax (GST)',
      'Premiums of individual life insurance carry no GST if due from 22/09/2025 (Notification 16/2025-CT(Rate)).',
      'Meru Life',
      brand.phone.read,
    ]) {
      expect(text).toContain(said);
    }
    expect(text).not.toContain('ord_');
    expect(text.replaceAll('₹\n', '₹')).toContain('₹24,500.00');
    expect(pages).toBe(1);
  });

  it('has a title, a language and a structure for screen readers', async () => {
    const read = await readPdf(await paymentReceipt(english, receipt, check));
    expect(read).toMatchObject({ title: 'Premium receipt', language: 'en-IN', isTagged: true });
    expect(read.roles.slice(0, 2)).toEqual(['Root', 'Document']);
    for (const role of ['H1', 'H2', 'L', 'Lbl', 'LBody', 'Table', 'TH', 'TD']) expect(read.roles).toContain(role);
  });

  it('keeps the real text of a Devanagari name with its glyphs', async () => {
    const texts = actualTexts(await paymentReceipt(english, receipt, check));
    expect(texts).toContain('Mrs Asha Kulkarni · आशा कुलकर्णी');
  });

  it('is in Hindi with English beside it for a reader of Hindi, since others read it too', async () => {
    const bytes = await paymentReceipt(hindi, receipt, check);
    expect(await readPdf(bytes)).toMatchObject({ title: 'प्रीमियम की रसीद', language: 'hi-IN', pages: 1 });
    const texts = actualTexts(bytes);
    for (const said of [
      'प्रीमियम की रसीद · Premium receipt',
      'मिली राशि · Amount received',
      'चौबीस हज़ार पांच सौ रुपये',
      'भुगतान का तरीका · Paid by',
      'ऑनलाइन · Online',
      'इस दस्तावेज़ की जाँच करें · Check this document',
    ])
      expect(texts).toContain(said);
    expect((await readPdf(bytes)).text).toContain('Twenty Four Thousand Five Hundred Rupees Only');
  });

  it.each([
    ['premium', false, 'Premium receipt'],
    ['loan', false, 'Loan payment receipt'],
    ['top-up', false, 'Top-up receipt'],
    ['revival', false, 'Revival receipt'],
    ['premium', true, 'Receipt of a payment that was taken back'],
  ] as const)('of a %s, taken back: %s, is called %s', async (purpose, isTakenBack, title) => {
    const reversal = { on: '2026-11-24', reason: 'chargeback' } as const;
    const one = { ...receipt, lines: [{ ...line, purpose }], ...(isTakenBack && { reversal }) };
    expect((await readPdf(await paymentReceipt(english, one, check))).title).toBe(title);
  });

  it('carries its signature as a QR code, in words, and as plain text in the file', async () => {
    const bytes = await paymentReceipt(english, receipt, check);
    const { text, roles } = await readPdf(bytes);
    expect(bytes.toString('latin1')).toContain(`(${check.code})`);
    expect(text).toContain('Check this document');
    expect(text).toContain('Signed on 21/11/2026, 10:01 AM (India) with key abcDEF_-012.');
    expect(roles).toContain('Figure');
  });

  it('lists GST if there is some, and then does not mention the exemption', async () => {
    const taxed = { ...line, isGroup: true, gst: 441_000, amount: 2_891_000 };
    const { text } = await readPdf(
      await paymentReceipt(english, { ...receipt, amount: 2_891_000, lines: [taxed] }, check),
    );
    expect(text.replaceAll('₹\n', '₹')).toContain('₹4,410.00');
    expect(text).not.toContain('carry no GST');
  });

  it('continues over several pages for many policies, and says so on each', async () => {
    const lines = Array.from({ length: 120 }, (_, index) => ({ ...line, policyNo: String(600_000_001 + index) }));
    const { text, pages } = await readPdf(await paymentReceipt(english, { ...receipt, lines }, check));
    expect(pages).toBeGreaterThan(3);
    expect(text).toContain('600000120');
    expect(text).toContain(`Page ${pages} of ${pages}`);
    expect(text.match(/Paid for/g)?.length).toBeGreaterThanOrEqual(pages - 1);
  });
});

describe('a premium certificate', () => {
  it('adds up the premiums of its financial year, each with the GST of its day', async () => {
    const year = { label: '2025-26', from: '2025-04-01', to: '2026-03-31' } as const;
    const lines = [
      { ...line, paidOn: '2025-06-01', gst: 55_125, amount: 2_505_125 } as const,
      { ...line, paidOn: '2025-12-01' } as const,
    ];
    const { text } = await readPdf(
      await premiumCertificate(english, policy, { number: 'PC-1234567890', year }, lines, check),
    );
    const figures = text.replaceAll('₹\n', '₹');
    expect(text).toContain('PC-1234567890, financial year 2025-26 (01/04/2025 to 31/03/2026)');
    for (const figure of ['₹551.25', '₹0.00', '₹49,551.25', '₹24,500.00']) expect(figures).toContain(figure);
    expect(text).toContain('Forty Nine Thousand Five Hundred Fifty One Rupees And Twenty Five Paise Only');
  });

  const certificate = async (lines: readonly PaidLine[]) => {
    const year = { label: '2025-26', from: '2025-04-01', to: '2026-03-31' } as const;
    const { text } = await readPdf(
      await premiumCertificate(english, policy, { number: 'PC-1234567890', year }, lines, check),
    );
    return text.replaceAll('₹\n', '₹').replaceAll('\n', ' ');
  };

  it('shows a late fee separately and does not count it as premium', async () => {
    const text = await certificate([
      { ...line, paidOn: '2025-12-01', purpose: 'revival', lateFee: 116_366, amount: 2_566_366 },
    ]);
    expect(text).toContain('Late fee, separate');
    expect(text).toContain('₹1,163.66');
    expect(text).toContain('Twenty Four Thousand Five Hundred Rupees Only');
    expect(text).not.toContain('₹25,663.66');
  });

  it('counts top-ups, in a column of their own', async () => {
    const topUp = { ...line, paidOn: '2026-01-05', purpose: 'top-up', premium: 0, topUp: 5_000_000, amount: 5_000_000 };
    const text = await certificate([{ ...line, paidOn: '2025-12-01' }, topUp as PaidLine]);
    expect(text).toContain('Top-up');
    for (const figure of ['₹24,500.00', '₹50,000.00', '₹74,500.00']) expect(text).toContain(figure);
    expect(text).toContain('Seventy Four Thousand Five Hundred Rupees Only');
  });

  it('has neither column if there was neither', async () => {
    const text = await certificate([{ ...line, paidOn: '2025-12-01' }]);
    expect(text).not.toMatch(/Late fee|Top-up/);
  });

  it.each([
    ['2026-03-31', 'section 80C of the Income-tax Act, 1961', 'section 123'],
    ['2026-04-01', 'section 123 (formerly section 80C) of the Income-tax Act, 2025', 'section 80C of'],
  ] as const)('names the Act in force on %s', async (paidOn, act, other) => {
    const text = await certificate([{ ...line, paidOn }]);
    expect(text).toContain(`For a deduction see ${act}.`);
    expect(text).not.toContain(other);
  });
});

describe('a policy schedule', () => {
  const [nominee] = policy.nominees;
  const two = nominee ? [nominee, { ...nominee, name: 'Mr Sameer Kulkarni', relationship: 'Husband', share: 40 }] : [];

  it.each([english, hindi])('of a policy with a rider and two nominees has one page ($language)', async (edition) => {
    const bytes = await policySchedule(edition, { ...policy, nominees: two }, check);
    expect((await readPdf(bytes)).pages).toBe(1);
  });

  it('with much more in it has a second page with the rest', async () => {
    const riders = policy.riders.flatMap((rider) =>
      Array.from({ length: 14 }, (_, index) => ({ ...rider, name: `Rider ${index + 1}` })),
    );
    const { pages, text } = await readPdf(await policySchedule(english, { ...policy, riders }, check));
    expect(pages).toBe(2);
    expect(text).toContain('Rider 14');
  });
});

describe('a policy pack', () => {
  it('has the schedule, the benefits, riders, nominees and payments', async () => {
    const { text } = await readPdf(await policyPack(english, policy, [line], check));
    for (const said of [
      'Policyholder',
      '199N001V03',
      '20 years',
      'Accidental death benefit',
      'Mother',
      '100 %',
      'RC-2026-0000311',
      'At maturity',
    ]) {
      expect(text).toContain(said);
    }
  });

  it('is in the language of the person who asks for it', async () => {
    const bytes = await policyPack(hindi, policy, [line], check);
    expect(await readPdf(bytes)).toMatchObject({ title: 'पॉलिसी पैक', language: 'hi-IN' });
    const texts = actualTexts(bytes);
    for (const said of ['पॉलिसीधारक', 'चालू', '20 वर्ष', 'वार्षिक', 'माता', 'प्रीमियम, देय तारीख 01/12/2026'])
      expect(texts).toContain(said);
    expect(texts.join('\n')).toMatch(/^\d में से पेज 1$/m);
    const { text } = await readPdf(bytes);
    expect(text).not.toMatch(/Policyholder|In force|Yearly|Mother|Sum assured|Page/);
  });

  it('says if there are no riders, nominees or payments', async () => {
    const { text } = await readPdf(await policyPack(english, { ...policy, riders: [], nominees: [] }, [], check));
    for (const said of ['no riders', 'No nominee', 'Nothing has been paid']) expect(text).toContain(said);
  });
});

describe('the fonts', () => {
  it('change by script and keep phrases whole', () => {
    expect(textRuns('₹1,200 आशा कुलकर्णी Ōm')).toEqual([
      { subset: 'latin-ext', text: '₹' },
      { subset: 'latin', text: '1,200 ' },
      { subset: 'devanagari', text: 'आशा कुलकर्णी ' },
      { subset: 'latin-ext', text: 'Ō' },
      { subset: 'latin', text: 'm' },
    ]);
  });
});
