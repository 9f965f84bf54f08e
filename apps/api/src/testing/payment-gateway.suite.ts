import { createHmac } from 'node:crypto';
import { todayInIndia } from '@lifedesk/rules';
import { beforeAll, describe, expect, it } from 'vitest';
import type { GatewayOrderRequest, PaymentGateway } from '../ports/payment-gateway.ts';

/** A gateway under test, with control over its payer. */
export interface GatewayUnderTest {
  gateway: PaymentGateway;
  secret: string;
  now(): Date;
  /** Moves the time on both sides. */
  pass(seconds: number): void;
  /** Opens the page of an order and decides. Returns the URL to which the browser is sent. */
  pay(payUrl: string, decision: 'approve' | 'decline' | 'close'): Promise<string>;
}

/** The behaviour of every payment gateway adapter. */
export function paymentGatewaySuite(name: string, make: () => Promise<GatewayUnderTest>): void {
  describe(`payment gateway: ${name}`, () => {
    let subject: GatewayUnderTest;
    let count = 0;
    const request = (): GatewayOrderRequest => {
      count += 1;
      return {
        orderId: `ord_suite${String(count).padStart(6, '0')}`,
        amount: 2_450_000,
        description: 'Premium of policy 501234567',
        returnUrl: 'http://portal.example/cs/pay-online?orderId=x',
        callbackUrl: 'http://portal.example/api/v1/payments/callback',
        expiresAt: new Date(subject.now().getTime() + 900_000),
      };
    };
    beforeAll(async () => {
      subject = await make();
    });

    it('opens an order that waits for the payer', async () => {
      const order = request();
      const { reference, payUrl } = await subject.gateway.createOrder(order);
      expect(reference).toMatch(/^[A-Za-z0-9_-]{1,64}$/);
      expect(payUrl).toContain(reference);
      expect(await subject.gateway.status(order.orderId)).toMatchObject({
        reference,
        state: 'created',
        amount: 2_450_000,
      });
    });

    it('returns the same order when asked twice, also in parallel', async () => {
      const order = request();
      const answers = await Promise.all([subject.gateway.createOrder(order), subject.gateway.createOrder(order)]);
      expect(answers[0]).toEqual(answers[1]);
      expect(await subject.gateway.createOrder(order)).toEqual(answers[0]);
    });

    it('refuses another order under the same id', async () => {
      const order = request();
      await subject.gateway.createOrder(order);
      await expect(subject.gateway.createOrder({ ...order, amount: 100 })).rejects.toMatchObject({
        failure: 'refused',
      });
    });

    it.each([
      ['approve', 'paid'],
      ['decline', 'declined'],
      ['close', 'cancelled'],
    ] as const)('reports the order after the payer chose to %s as %s', async (decision, state) => {
      const order = request();
      const { payUrl } = await subject.gateway.createOrder(order);
      expect(await subject.pay(payUrl, decision)).toBe(order.returnUrl);
      const report = await subject.gateway.status(order.orderId);
      expect(report).toMatchObject({ orderId: order.orderId, state, amount: 2_450_000 });
      expect(report?.at.getTime()).toBeLessThanOrEqual(subject.now().getTime());
    });

    it('cancels an order that waits for its payer, who can then no longer pay it', async () => {
      const order = request();
      const { payUrl } = await subject.gateway.createOrder(order);
      expect(await subject.gateway.cancel(order.orderId)).toMatchObject({ state: 'cancelled', amount: 2_450_000 });
      await subject.pay(payUrl, 'approve');
      expect(await subject.gateway.status(order.orderId)).toMatchObject({ state: 'cancelled' });
    });

    it('does not cancel a paid order', async () => {
      const order = request();
      const { payUrl } = await subject.gateway.createOrder(order);
      await subject.pay(payUrl, 'approve');
      expect(await subject.gateway.cancel(order.orderId)).toMatchObject({ state: 'paid' });
      expect(await subject.gateway.cancel('ord_never0001')).toBeNull();
    });

    it('returns null for an unknown order', async () => {
      expect(await subject.gateway.status('ord_never0000')).toBeNull();
    });

    it('reports an order that was not paid in time as expired', async () => {
      const order = request();
      await subject.gateway.createOrder(order);
      subject.pass(900);
      expect(await subject.gateway.status(order.orderId)).toMatchObject({ state: 'expired' });
    });

    it("settles a day's payments in India, once that day is closed", async () => {
      const order = request();
      const { reference, payUrl } = await subject.gateway.createOrder(order);
      await subject.pay(payUrl, 'approve');
      const at = subject.now();
      const day = todayInIndia(at);
      expect(await subject.gateway.settlement(day)).toBeNull();
      subject.pass(30 * 3600);
      const settlement = await subject.gateway.settlement(day);
      expect(settlement?.lines).toContainEqual({
        kind: 'payment',
        orderId: order.orderId,
        reference,
        amount: 2_450_000,
        at,
      });
      expect(await subject.gateway.settlement(day)).toEqual(settlement);
      expect(await subject.gateway.settlement('2026-01-01')).toEqual({ lines: [], malformed: [] });
    });

    it('distinguishes its own signature from any other', () => {
      const body = Buffer.from('{"orderId":"ord_1"}');
      const timestamp = String(Math.floor(subject.now().getTime() / 1000));
      const mac = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest('hex');
      const signature = mac(subject.secret, `${timestamp}.${body}`);
      const { gateway } = subject;
      expect(gateway.isAuthentic({ body, timestamp, signature })).toBe(true);
      expect(gateway.isAuthentic({ body: Buffer.from('{}'), timestamp, signature })).toBe(false);
      expect(gateway.isAuthentic({ body, timestamp: String(Number(timestamp) + 1), signature })).toBe(false);
      expect(gateway.isAuthentic({ body, timestamp, signature: mac('other', `${timestamp}.${body}`) })).toBe(false);
      expect(gateway.isAuthentic({ body, timestamp, signature: '' })).toBe(false);
      subject.pass(301);
      expect(gateway.isAuthentic({ body, timestamp, signature })).toBe(false);
    });
  });
}
