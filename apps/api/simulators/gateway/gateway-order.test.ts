import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  advance,
  decide,
  GATEWAY_SCENARIOS,
  type GatewayOrder,
  type GatewayScenario,
  LATE_SECONDS,
  nextWakeAt,
  openOrder,
  RETRY_SECONDS,
  recordDelivery,
} from './gateway-order.ts';
import { addSeconds } from './time.ts';

const start = new Date('2026-11-21T04:30:00Z');
const none: ReadonlySet<GatewayScenario> = new Set();
const order = openOrder(
  {
    merchant: 'Meru Life',
    merchantId: 'meru',
    orderId: 'ord_1',
    amount: 2_450_000,
    currency: 'INR',
    description: 'Premium',
    returnUrl: 'https://portal.example/cs/pay-online?orderId=ord_1',
    callbackUrl: 'https://portal.example/api/v1/payments/callback',
    expiresAt: addSeconds(start, 900).toISOString(),
  },
  'gw_1',
  start,
);

describe('an order of the simulated gateway', () => {
  it.each([
    ['approve', 'paid'],
    ['decline', 'declined'],
    ['close', 'cancelled'],
  ] as const)('when the payer chooses %s it is %s and has one callback to send', (decision, state) => {
    const after = decide(order, decision, start, none);
    expect(after.state).toBe(state);
    expect(after.callback).toMatchObject({ owed: 1, nextAt: start.toISOString() });
  });

  it('keeps the first decision', () => {
    const paid = decide(order, 'approve', start, none);
    expect(decide(paid, 'decline', addSeconds(start, 1), none)).toBe(paid);
  });

  it('accepts no decision after it has expired, and sends no callback', () => {
    const late = decide(order, 'approve', addSeconds(start, 900), none);
    expect(late.state).toBe('expired');
    expect(nextWakeAt(late)).toBeNull();
  });

  it('declines although the payer approves, if that scenario is on', () => {
    expect(decide(order, 'approve', start, new Set(['gateway declines'])).state).toBe('declined');
  });

  it('never sends a callback when silent', () => {
    const silent = decide(order, 'approve', start, new Set(['gateway silent']));
    expect(silent.state).toBe('paid');
    expect(nextWakeAt(silent)).toBeNull();
  });

  it('reports pending and then the result when late', () => {
    const pending = decide(order, 'approve', start, new Set(['gateway late']));
    expect(pending.state).toBe('pending');
    const reported = recordDelivery(pending, 'pending', true, start);
    expect(nextWakeAt(reported)).toBe(addSeconds(start, LATE_SECONDS).toISOString());
    expect(advance(reported, addSeconds(start, LATE_SECONDS - 1))).toBe(reported);
    const paid = advance(reported, addSeconds(start, LATE_SECONDS));
    expect(paid.state).toBe('paid');
    expect(paid.callback.owed).toBe(1);
  });

  it('ignores the delivery of an outdated state', () => {
    const pending = decide(order, 'approve', start, new Set(['gateway late']));
    const paid = advance(pending, addSeconds(start, LATE_SECONDS));
    expect(recordDelivery(paid, 'pending', true, addSeconds(start, LATE_SECONDS)).callback.owed).toBe(1);
  });

  it('is reported twice if that scenario is on', () => {
    const first = recordDelivery(decide(order, 'approve', start, new Set(['gateway twice'])), 'paid', true, start);
    expect(first.callback).toMatchObject({ owed: 1, nextAt: start.toISOString() });
    expect(recordDelivery(first, 'paid', true, start).callback).toMatchObject({ owed: 0, nextAt: null });
  });

  it('is retried with growing pauses, then given up', () => {
    let current: GatewayOrder = decide(order, 'approve', start, none);
    const pauses: number[] = [];
    let now = start;
    while (current.callback.nextAt !== null) {
      current = recordDelivery(current, 'paid', false, now);
      if (current.callback.nextAt === null) break;
      pauses.push((new Date(current.callback.nextAt).getTime() - now.getTime()) / 1000);
      now = new Date(current.callback.nextAt);
    }
    expect(pauses).toEqual(RETRY_SECONDS);
  });

  it('reaches one final state and stays in it, whatever happens in any order', () => {
    const event = fc.record({
      after: fc.integer({ min: 0, max: 600 }),
      kind: fc.constantFrom('approve', 'decline', 'close', 'wait'),
      scenarios: fc.subarray([...GATEWAY_SCENARIOS]),
    });
    fc.assert(
      fc.property(fc.array(event, { maxLength: 12 }), (events) => {
        let now = start;
        let current = order;
        const final: string[] = [];
        for (const { after, kind, scenarios } of events) {
          now = addSeconds(now, after);
          current = kind === 'wait' ? advance(current, now) : decide(current, kind, now, new Set(scenarios));
          if (current.state !== 'created' && current.state !== 'pending') final.push(current.state);
        }
        current = advance(current, addSeconds(now, 1000));
        expect(['paid', 'declined', 'cancelled', 'expired']).toContain(current.state);
        expect(new Set([...final, current.state]).size).toBe(1);
      }),
    );
  });
});
