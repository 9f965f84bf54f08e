import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MedicalPartnerError } from '../../ports/medical-partner.ts';
import { NEXT, START, Tara } from '../../testing/tara.ts';
import { askCentre } from './ask-centre.ts';

let tara: Tara;
beforeEach(async () => {
  tara = await Tara.start();
});
afterEach(() => tara.api.close());

const pass = (seconds: number) => tara.api.sandbox.state.moveTo(new Date(tara.api.now().getTime() + seconds * 1_000));
/** How often an appointment was asked about, and when it is the next time, in seconds from now. */
async function nextAsk() {
  const [booking] = await tara.bookings();
  const left = (booking?.look_at?.getTime() ?? 0) - tara.api.now().getTime();
  return { asks: booking?.asks, left: Math.round(left / 1_000) };
}

describe('a person who looks at an appointment that its centre has not confirmed', () => {
  it('sees what the centre answers now', async () => {
    await tara.api.scenario('centre away', true);
    await tara.book();
    await tara.api.scenario('centre away', false);
    expect(await tara.status()).toMatchObject({ state: 'asking' });
    await pass(21);
    expect(await tara.status()).toMatchObject({ state: 'booked', booking: { start: START }, changesLeft: 3 });
  });

  it('sees that it refuses, and which times are free', async () => {
    await tara.api.scenario('centre away', true);
    await tara.book();
    await tara.api.scenario('centre away', false);
    await tara.api.scenario('centre refuses', true);
    await pass(21);
    const seen = await tara.status();
    expect(seen).toMatchObject({ state: 'to-book', lost: { start: START, slots: { length: 3 } } });
    expect(seen.lost.slots.map(({ slotId }: { slotId: string }) => slotId)).toContain(NEXT);
    expect(seen).not.toHaveProperty('booking');
    expect(await tara.texts()).toEqual([expect.stringContaining('The centre cannot see you on 03/12/2026')]);
  });

  it('sees it as it is while the centre cannot be reached', async () => {
    await tara.api.scenario('centre away', true);
    await tara.book();
    await pass(21);
    expect(await tara.status()).toMatchObject({ state: 'asking', booking: { start: START } });
  });

  it('asks at most every 20 seconds, and nothing else asks meanwhile', async () => {
    await tara.api.scenario('centre away', true);
    await tara.book();
    await pass(21);
    await tara.status();
    expect(await nextAsk()).toEqual({ asks: 3, left: 20 });
    await pass(19);
    await tara.status();
    expect(await nextAsk()).toEqual({ asks: 3, left: 1 });
    await pass(2);
    await tara.status();
    expect(await nextAsk()).toEqual({ asks: 3, left: 20 });
  });
});

describe('an answer of a centre', () => {
  it.each([
    ['to another call', { sequence: 1 }],
    ['for another time', { start: new Date('2026-12-03T03:00:00.000Z') }],
  ])('%s confirms nothing', async (_, other) => {
    await tara.api.scenario('centre away', true);
    await tara.book();
    const [booking] = await tara.bookings();
    const { medicalPartner } = tara.api.deps;
    if (!booking || !medicalPartner) throw new Error('nothing is booked');
    const { booking_id: bookingId, sequence, start_at: start } = booking;
    const book = async () => ({ bookingId, sequence, state: 'booked' as const, start, ...other });
    const deps = { ...tara.api.deps, medicalPartner: { ...medicalPartner, book } };
    await expect(askCentre(deps, booking)).rejects.toThrow(MedicalPartnerError);
    expect(await tara.bookings()).toMatchObject([{ state: 'asking', owed: 'book' }]);
  });
});
