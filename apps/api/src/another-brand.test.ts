import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { renderSms } from './platform/sms/render-sms.ts';
import { readConfig } from './read-config.ts';
import { type Caller, callerFor } from './testing/caller.ts';
import { type RunningApi, signIn, startApi } from './testing/index.ts';
import { CLIENTS, create, decide } from './testing/payer.ts';
import { readPdf } from './testing/pdf-text.ts';

/** The demo insurer, in both scripts. */
const STRANGER = /meru|मेरु/i;
const file = join(import.meta.dirname, '../../../brands/sarovar-life.json');
const { brand } = readConfig({ LIFEDESK_BRAND: file, LIFEDESK_WEB: 'off' }, { simulators: true });

let api: RunningApi;
let asha: Caller;
beforeAll(async () => {
  api = await startApi({ config: { brand } });
  asha = await callerFor(api, 'full', CLIENTS.asha);
});
afterAll(() => api?.close());

describe('an installation of another insurer', () => {
  it('sends one-time passwords in its name, in the language of each customer', async () => {
    await signIn(api, 'Asha');
    await signIn(api, 'Rajesh');
    const texts = (await api.outbox()).map(({ subject, text }) => `${subject} ${text}`);
    expect(texts.join('\n')).toContain('is your Sarovar Life OTP');
    expect(texts.join('\n')).toContain('आपका सरोवर लाइफ़ OTP');
    for (const text of texts) expect(text).not.toMatch(STRANGER);
  });

  it('names its plans, and is named at the gateway, on the receipt and in the message that carries it', async () => {
    const { body: order } = await create(asha);
    const page = await (await fetch(new URL(order.gatewayUrl, api.url))).text();
    expect(page).toContain('Payment to Sarovar Life');
    expect(page).not.toMatch(STRANGER);

    await decide(api, order.gatewayUrl, 'approve');
    await api.app.jobs.runAll();
    const sending = vi.spyOn(api.deps.mailer, 'send');
    await asha.call('sendEmail', { template: 'payment-receipt', orderId: order.orderId });
    const [mail] = sending.mock.calls[0] ?? [];
    expect(mail?.text).toContain('Sarovar Life Insurance, 8 Mall Road, Nainital 263001');
    expect(mail?.text).toContain('1800 000 0288 (Every day, 9 am to 9 pm)');
    expect(`${mail?.subject} ${mail?.text}`).not.toMatch(STRANGER);

    const content = mail?.attachments?.[0]?.content ?? Buffer.alloc(0);
    const { text } = await readPdf(content);
    for (const said of ['Sarovar Life', 'Sarovar Secure Savings', 'help@sarovarlife.example', '₹'])
      expect(text).toContain(said);
    expect(text).not.toMatch(STRANGER);
    expect(content.toString('latin1')).toMatch(/\/BaseFont \/\w+\+IBMPlexSansDevanagari/);
  });

  it('keeps its plans when the sandbox begins again', async () => {
    await api.app.inject({ method: 'POST', url: '/sandbox/reset' });
    const plans = await api.deps.db.selectFrom('plan').select('name').execute();
    expect(plans.length).toBeGreaterThan(5);
    for (const { name } of plans) expect(name).toMatch(/^Sarovar /);
  });
});

describe('an insurer with a light colour, a long name and an international phone number', () => {
  it('is named in an SMS by its short name and the number as people read it', async () => {
    const { brand: amaltas } = readConfig(
      { LIFEDESK_BRAND: join(file, '../amaltas-life.json'), LIFEDESK_WEB: 'off' },
      { simulators: true },
    );
    const variables = ['493027', 'x'.repeat(30)];
    expect(renderSms({ template: 'otp', language: 'en', variables }, amaltas)).toMatch(/is your Amaltas Life OTP/);
    const call = renderSms({ template: 'request-completed', language: 'en', variables: ['Mobile', '1'] }, amaltas);
    expect(call).toContain('Call +91 (0)22 4000 0377.');
  });
});
