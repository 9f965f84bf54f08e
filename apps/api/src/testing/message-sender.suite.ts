import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DeliveryError } from '../ports/sms-sender.ts';

export interface SenderUnderTest {
  send(message: { to: string; text: string; otp?: string }): Promise<void>;
  /** A recipient of this channel. */
  to: string;
  /** What has arrived, oldest first. */
  arrived(): Promise<readonly { to: string; text: string }[]>;
  /** Makes the other side refuse, or not be there at all. */
  fail: Record<string, () => Promise<void> | void>;
  close(): Promise<void>;
}

const TEXT = '493027 is your Meru Life OTP. – यह 5 मिनट तक मान्य है।';

/** What everything that sends messages does, whichever channel it is. */
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

    it('delivers the text as it is, in both scripts, in the order of sending', async () => {
      await sender.send({ to: sender.to, text: TEXT, otp: '493027' });
      await sender.send({ to: sender.to, text: 'second' });
      const [first, second] = await sender.arrived();
      expect(first).toEqual({ to: sender.to, text: TEXT });
      expect(second?.text).toBe('second');
    });

    it.each(failures)('rejects with DeliveryError when %s, and reveals neither recipient nor text', async (failure) => {
      await sender.fail[failure]?.();
      const error = await sender.send({ to: sender.to, text: TEXT, otp: '493027' }).catch((e: unknown) => e);
      expect(error).toBeInstanceOf(DeliveryError);
      const text = `${(error as Error).message} ${(error as Error).cause ?? ''}`;
      expect(text).not.toContain(sender.to);
      expect(text).not.toMatch(/493027|Meru/);
    });
  });
}
