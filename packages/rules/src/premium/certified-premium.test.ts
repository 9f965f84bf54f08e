import { expect, it } from 'vitest';
import { certifiedPremium } from './certified-premium.ts';

// domain.md, section 16: "late fee and loan interest apart, not in the premium; top-ups in"
it('certifies premium, top-up and GST, but no late fee or interest', () => {
  const payment = { premium: 24_500_00, topUp: 50_000_00, gst: 551_25, lateFee: 317_98, loanInterest: 710_548 };
  expect(certifiedPremium(payment)).toBe(75_051_25);
});
