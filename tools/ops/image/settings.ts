import { createHash } from 'node:crypto';

/** A secret of this run, different for each purpose. */
const secret = (purpose: string): string => createHash('sha256').update(`${process.pid} ${purpose}`).digest('hex');

/** Everything that the artefact requires in production. The external systems do not exist. */
export const settingsOf = (databaseUrl: string, port: number) => ({
  LIFEDESK_ENV: 'PROD',
  PORT: String(port),
  DATABASE_URL: databaseUrl,
  LIFEDESK_PUBLIC_URL: 'https://portal.example',
  LIFEDESK_SECRET: secret('root'),
  LIFEDESK_HEALTH_SECRET: secret('health'),
  LIFEDESK_SMS_URL: 'https://sms.example/send',
  LIFEDESK_SMS_TOKEN: secret('sms'),
  LIFEDESK_SMS_SENDER: 'MERULF',
  LIFEDESK_MAIL_URL: 'smtps://mail.example',
  LIFEDESK_MAIL_FROM: 'care@merulife.example',
  LIFEDESK_GATEWAY_URL: 'https://pay.example',
  LIFEDESK_GATEWAY_MERCHANT: 'meru',
  LIFEDESK_GATEWAY_SECRET: secret('gateway'),
  LIFEDESK_BACK_OFFICE_URL: 'https://back-office.example',
  LIFEDESK_BACK_OFFICE_SECRET: secret('back office'),
  LIFEDESK_DRAIN: '1',
});
