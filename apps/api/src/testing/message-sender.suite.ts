import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toSms } from '../platform/sms/render-sms.ts';
import { DeliveryError, type Sms } from '../ports/sms-sender.ts';
import { testBrand } from './test-config.ts';

export interface SenderUnderTest {
  send(message: Sms): Promise<void>;
  /** A recipient of this channel. */
  to: string;
  /** The delivered messages, oldest first. */
  arrived(): Promise<readonly { to: string; text: string }[]>;
  /** Makes the other side refuse, or be down. */
  fail: Record<string, () => Promise<void> | void>;
  close(): Promise<void>;
}

const FIRST = {
  ...toSms({ template: 'otp', language: 'hi', variables: ['493027', 'PAN – PAN में बदलाव'] }, testBrand),
  otp: '493027',
};
const SECOND = toSms({ template: 'call-back', language: 'en', variables: ['CB-1'] }, testBrand);

/** The behaviour of everything that sends messages, on any channel. */
export function messageSenderSuite(
  name: string,
  failures: readonly string[],
  start: () => Promise<SenderUnderTest>,
): void {
  describe(`sender: ${name}`, () => {
    let sender: SenderUnderTest;
    beforeAll(async () => {
      sender = await start();
    });
    afterAll(() => sender.close());

    it('delivers the text unchanged, in both scripts, in the order of sending', async () => {
      await sender.send({ to: sender.to, ...FIRST });
      await sender.send({ to: sender.to, ...SECOND });
      const [first, second] = await sender.arrived();
      expect(first).toEqual({ to: sender.to, text: FIRST.text });
      expect(second?.text).toBe(SECOND.text);
    });

    it.each(failures)('rejects with DeliveryError when %s, and reveals neither recipient nor text', async (failure) => {
      await sender.fail[failure]?.();
      const error = await sender.send({ to: sender.to, ...FIRST }).catch((e: unknown) => e);
      expect(error).toBeInstanceOf(DeliveryError);
      const text = `${(error as Error).message} ${(error as Error).cause ?? ''}`;
      expect(text).not.toContain(sender.to);
      expect(text).not.toMatch(/493027|Meru/);
    });
  });
}
