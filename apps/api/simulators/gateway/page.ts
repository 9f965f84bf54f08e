import type { GatewayOrder } from './gateway-order.ts';
import { isMandate, type MandateOrder } from './mandate-order.ts';

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => escapes[character] ?? '');

/** Shows the currency code, because the page loads no font and not every font has the rupee sign. */
const rupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', currencyDisplay: 'code' });

const documentOf = (title: string, styles: string, body: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="${escapeHtml(styles)}">
</head>
<body>
<p class="simulated">Simulated gateway: no money moves here.</p>
<main>
${body}
</main>
</body>
</html>
`;

const summaryOf = (order: GatewayOrder): string => `<p class="merchant">Payment to ${escapeHtml(order.merchant)}</p>
<p class="amount">${escapeHtml(rupees.format(order.amount / 100))}</p>
<dl>
<dt>For</dt><dd>${escapeHtml(order.description)}</dd>
<dt>Reference</dt><dd>${escapeHtml(order.reference)}</dd>
</dl>`;

/** The page where the payer decides. After the decision it shows the result and the way back. */
export function payerPage(order: GatewayOrder, styles: string): string {
  if (isMandate(order)) return mandatePage(order, styles);
  if (order.state === 'created') {
    return documentOf(
      `Pay ${order.merchant} (simulated gateway)`,
      styles,
      `<h1>Confirm your payment</h1>
${summaryOf(order)}
<form method="post">
<button name="decision" value="approve" class="approve">Approve payment</button>
<button name="decision" value="decline">Decline, as a bank would</button>
<button name="decision" value="close" class="close">Close without paying</button>
</form>`,
    );
  }
  const heading =
    order.state === 'pending' ? 'The bank is still working on this payment.' : `This payment is ${order.state}.`;
  return documentOf(
    `Payment ${order.state} (simulated gateway)`,
    styles,
    `<h1>${heading}</h1>
${summaryOf(order)}
<p><a class="button approve" href="${escapeHtml(order.returnUrl)}">Return to ${escapeHtml(order.merchant)}</a></p>`,
  );
}

const RAILS = { nach: 'Bank account (NACH)', card: 'Card', upi: 'UPI AutoPay' } as const;
const ASKS = { nach: 'Approve with net banking', card: 'Approve with OTP', upi: 'Approve with UPI PIN' } as const;

/** The bank's page where its customer approves a mandate or sees the result. */
function mandatePage(order: MandateOrder, styles: string): string {
  const { rail, startsOn, endsOn } = order.mandate;
  const summary = `<p class="merchant">Auto-debit for ${escapeHtml(order.merchant)}</p>
<p class="amount">Up to ${escapeHtml(rupees.format(order.amount / 100))} for each debit</p>
<dl>
<dt>For</dt><dd>${escapeHtml(order.description)}</dd>
<dt>From</dt><dd>${RAILS[rail]}</dd>
<dt>Valid</dt><dd>${escapeHtml(startsOn)} to ${escapeHtml(endsOn)}</dd>
<dt>Reference</dt><dd>${escapeHtml(order.reference)}</dd>
</dl>`;
  if (order.state === 'created')
    return documentOf(
      `Approve auto-debit for ${order.merchant} (simulated bank)`,
      styles,
      `<h1>Approve this auto-debit</h1>
${summary}
<form method="post">
<button name="decision" value="approve" class="approve">${ASKS[rail]}</button>
<button name="decision" value="decline">Decline, as a bank would</button>
<button name="decision" value="close" class="close">Close without approving</button>
</form>`,
    );
  const state = order.state === 'paid' ? 'approved' : order.state;
  const heading =
    order.state === 'pending' ? 'The bank is still working on this auto-debit.' : `This auto-debit is ${state}.`;
  return documentOf(
    `Auto-debit ${state} (simulated bank)`,
    styles,
    `<h1>${heading}</h1>
${summary}
<p><a class="button approve" href="${escapeHtml(order.returnUrl)}">Return to ${escapeHtml(order.merchant)}</a></p>`,
  );
}

export const unknownPage = (styles: string): string =>
  documentOf(
    'Unknown payment (simulated gateway)',
    styles,
    '<h1>This payment is not known here.</h1>\n<p>Go back to where you came from and start the payment again.</p>',
  );
