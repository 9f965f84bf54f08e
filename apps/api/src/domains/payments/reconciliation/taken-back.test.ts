import { randomUUID } from 'node:crypto';
import { takenBackText } from '@lifedesk/rules/texts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readOutbox } from '../../../../simulators/sandbox/outbox-routes.ts';
import { type Caller, callerFor, post } from '../../../testing/caller.ts';
import { ASHAS_PREMIUM, CLIENTS, decide } from '../../../testing/payer.ts';
import { readPdf } from '../../../testing/pdf-text.ts';
import { type Node, type Nodes, startTwoNodes } from '../../../testing/two-nodes.ts';
import { reconcileJob } from './reconcile-day.ts';

const SILENT = { warn: () => {}, error: () => {} };
const DAY = 86_400_000;
const { policyNo } = ASHAS_PREMIUM;
const YEAR = '2026-27';
const newKey = () => ({ 'Idempotency-Key': randomUUID() });

/** Closes days at the gateway until the payments of the first one have been taken back. */
async function takeBack(nodes: Nodes, scenario: 'payments charged back' | 'mandates returned'): Promise<void> {
  const round = () => reconcileJob(nodes.nodes[0].deps, SILENT).run(new AbortController().signal);
  nodes.advance(DAY + 6 * 3_600_000);
  await round();
  for (const { sandbox } of nodes.nodes) await sandbox.state.switchScenario(scenario, true);
  nodes.advance(DAY);
  await round();
  await nodes.nodes[0].app.jobs.runAll();
}

const textOf = async (node: Node, url: string) =>
  (await readPdf(new Uint8Array(await (await fetch(new URL(url, node.url))).arrayBuffer()))).text
    .replaceAll(/\s+/g, ' ')
    .replaceAll('₹ ', '₹');

describe.each([
  ['payments charged back', 'chargeback', 'the payer’s bank took back your payment'],
  ['mandates returned', 'return', 'the bank returned your debit'],
] as const)('a premium that was paid by a link and then taken back (%s)', (scenario, reason, said) => {
  const reversal = { on: '2026-11-22', reason };
  const sentence = takenBackText(reversal, 'en');
  let nodes: Nodes;
  let node: Node;
  let asha: Caller;
  let token: string;
  let orderId: string;
  let code: string;
  beforeAll(async () => {
    nodes = await startTwoNodes();
    [node] = nodes.nodes;
    asha = await callerFor(node, 'full', CLIENTS.asha);
    token = (await asha.call('createPayLink', { policyNo }, newKey())).body.token;
    const order = await post(
      node,
      'payByLink',
      JSON.stringify({ token, relation: 'child', returnPath: '/cs/pay-link' }),
      newKey(),
    );
    await decide(node, order.body.gatewayUrl, 'approve');
    const [paid] = await node.deps.db.selectFrom('pay_link_payment').select('order_id').execute();
    orderId = paid?.order_id ?? '';
    code = new URL((await asha.call('paymentStatus', { orderId })).body.receiptCheck ?? '').hash.slice(1);
    await takeBack(nodes, scenario);
    // it has been more than a day
    asha = await callerFor(node, 'full', CLIENTS.asha);
  });
  afterAll(() => nodes?.close());

  const receipt = async () =>
    (await asha.call('policyDocumentList', { policyNo, kind: 'premium-receipt' })).body.documents[0];
  const document = async (documentId: string) =>
    textOf(node, (await asha.call('downloadPolicyDocument', { policyNo, documentId })).body.url);
  const about = async (to: string, subject: string) =>
    (await readOutbox(node.deps.db, to)).find(({ text }) => text.includes(subject))?.text;

  it.each<[string, () => Promise<unknown>]>([
    ['the result of the payment', async () => (await asha.call('paymentStatus', { orderId })).body.reversal],
    ['the list of receipts', async () => (await receipt())?.reversal],
    [
      'the check of the receipt',
      async () => (await post(node, 'checkDocument', JSON.stringify({ code }), {})).body.reversal,
    ],
    ['the last payment of the dashboard', async () => (await asha.call('overview', {})).body.lastPayment?.reversal],
    [
      'the recorded payments of a year',
      async () =>
        (await asha.call('paymentProofDetails', { policyNo, financialYear: YEAR })).body.payments[0]?.reversal,
    ],
    ["the customer's links", async () => (await asha.call('payLinks', {})).body.links[0]?.reversal],
    [
      'the page of the link',
      async () => (await post(node, 'openPayLink', JSON.stringify({ token }), {})).body.reversal,
    ],
    [
      'the notification',
      async () => (await asha.call('notifications', {})).body.notifications.paymentReversed?.reversal,
    ],
    [
      'what needs attention',
      async () =>
        (await asha.call('notifications', {})).body.attention.find(({ policyNos }) => policyNos[0] === policyNo)
          ?.reversal,
    ],
    [
      'what is due',
      async () =>
        (await asha.call('policyPaymentDetails', { policyNo })).body.paymentDashboardPoliciesUiData?.[0]?.attention?.[0]
          ?.reversal,
    ],
  ])('is marked with the day and the reason in %s', async (_, find) => {
    expect(await find()).toEqual(reversal);
  });

  it.each<[string, () => Promise<string | undefined>]>([
    ['the receipt', async () => textOf(node, (await asha.call('downloadReceipt', { orderId })).body.url)],
    ['the receipt in the download center', async () => document((await receipt())?.documentId ?? '')],
    ['the payment statement', async () => document(`account-statement-${policyNo}-${YEAR}`)],
    ['the policy pack', async () => textOf(node, (await asha.call('downloadPolicyPackV2', { policyNo })).body.url)],
    [
      'the email with the receipt',
      async () => {
        await asha.call('sendEmail', { template: 'payment-receipt', orderId }, newKey());
        await node.app.jobs.runAll();
        return about('asha.kulkarni@example.com', 'attached');
      },
    ],
  ])('is marked with the day and the reason in %s', async (_, read) => {
    expect(await read()).toContain(sentence);
  });

  it('is announced with the day and the reason', async () => {
    const words = `On 22/11/2026 ${said} of ₹24,500.00 made on 21/11/2026.`;
    expect(await about('+919876543210', 'no longer counts')).toContain(words);
    expect(await about('asha.kulkarni@example.com', 'no longer counts')).toContain(words);
  });

  it('has a receipt without a signature, and is in no total', async () => {
    const receiptText = await textOf(node, (await asha.call('downloadReceipt', { orderId })).body.url);
    expect(receiptText).not.toContain('Check this document');
    expect(receiptText).toContain('Amount taken back');
    expect((await asha.call('paymentStatus', { orderId })).body.receiptCheck).toBeUndefined();
    const { documents } = (await asha.call('policyDocumentList', { policyNo, financialYear: YEAR })).body;
    expect(documents.map(({ kind }) => kind)).not.toContain('premium-certificate');
    const statement = await document(`account-statement-${policyNo}-${YEAR}`);
    expect(statement).toContain('Taken back, not in the total');
  });

  it('is not marked any more once the premium is paid again', async () => {
    const order = await asha.call(
      'createPayment',
      { purpose: 'premium', items: [ASHAS_PREMIUM], returnPath: '/cs/pay-online' },
      newKey(),
    );
    await decide(node, order.body.gatewayUrl, 'approve');
    expect((await asha.call('overview', {})).body.lastPayment?.reversal).toBeUndefined();
    const { attention } = (await asha.call('notifications', {})).body;
    expect(attention.filter(({ reversal }) => reversal !== undefined)).toEqual([]);
    const certificate = await document(`premium-certificate-${policyNo}-${YEAR}`);
    expect(certificate).toContain(sentence);
    expect(certificate).toContain('Premiums paid ₹24,500.00');
  });
});

it('is marked on the pages of a company too', async () => {
  const nodes = await startTwoNodes();
  try {
    const [node] = nodes.nodes;
    const signIn = () => callerFor(node, 'corp', CLIENTS.company);
    const company = await signIn();
    const page = (await company.call('corporatePoliciesByPage', { page: 1, pageSize: 2, onlyDue: true })).body;
    const items = page.policiesData.map(({ policyNo, paymentDetails }) => ({
      policyNo,
      amount: paymentDetails?.totalPremiumDueToBePaid ?? 0,
    }));
    const body = { purpose: 'premium', items, returnPath: '/cs/pay-online' } as const;
    const order = (await company.call('corporateCreatePayment', body, newKey())).body;
    await decide(node, order.gatewayUrl, 'approve');
    await takeBack(nodes, 'payments charged back');
    const later = await signIn();
    const reversal = { on: '2026-11-22', reason: 'chargeback' };
    expect((await later.call('overview', {})).body.lastPayment?.reversal).toEqual(reversal);
    expect((await later.call('paymentStatus', { orderId: order.orderId })).body.reversal).toEqual(reversal);
    const { documents } = (
      await later.call('policyDocumentList', { policyNo: items[0]?.policyNo ?? '', kind: 'premium-receipt' })
    ).body;
    expect(documents[0]?.reversal).toEqual(reversal);
    const due = (await later.call('corporatePoliciesByPage', { page: 1, pageSize: 2, onlyDue: true })).body;
    expect(due.policiesData[0]?.paymentDetails?.attention?.[0]?.reversal).toEqual(reversal);
  } finally {
    await nodes.close();
  }
});
