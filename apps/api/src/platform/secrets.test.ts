import { describe, expect, it } from 'vitest';
import { randomIds } from '../adapters/random-ids.ts';
import { testConfig } from '../testing/test-config.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { DEVICE_COOKIE } from './access/client.ts';
import { knownBrowser, rememberBrowser } from './access/known-browser.ts';
import { createSessions } from './access/sessions.ts';
import { createKeyRing } from './envelope/key-ring.ts';
import { createSecrets } from './secrets.ts';

const OLD = 'the secret of last year, long enough';
const NEW = 'the secret of this year, long enough';
const NOW = new Date('2026-11-21T04:30:00.000Z');

describe('rotating the root secret', () => {
  const [before, during, after] = [createSecrets(OLD), createSecrets(NEW, [OLD]), createSecrets(NEW)];

  it('accepts what older secrets made, and uses the newest for everything new', () => {
    expect(during.verify('otp', 'x', before.mac('otp', 'x'))).toBe(true);
    expect(during.verify('otp', 'x', before.mac('xsrf', 'x'))).toBe(false);
    expect(during.mac('otp', 'x')).toBe(after.mac('otp', 'x'));
    expect(during.key('file-url')).toEqual(after.key('file-url'));
    expect(after.verify('otp', 'x', before.mac('otp', 'x'))).toBe(false);
  });

  it('ends no session, keeps browsers known, and opens envelopes agreed before', async () => {
    const database = await openTestDatabase(NOW, true);
    try {
      const needs = { config: testConfig('/'), db: database.db, clock: { now: () => NOW }, ids: randomIds };
      const { id } = await database.db.selectFrom('customer').select('id').limit(1).executeTakeFirstOrThrow();
      const opened = await createSessions({ ...needs, secrets: before }).open({
        kind: 'full',
        customerId: id,
        policyNo: null,
      });
      const sessions = createSessions({ ...needs, secrets: during });
      const found = await sessions.find(opened.token);
      expect(found && sessions.checkXsrf(found, opened.xsrfToken)).toBe(true);
      expect(found && sessions.checkXsrf(found, 'x'.repeat(43))).toBe(false);

      const client = { address: '203.0.113.7', deviceCookie: null, userAgent: null };
      const cookie = rememberBrowser({ secrets: before, ids: randomIds }, client, id, 0)['set-cookie'];
      const deviceCookie = cookie.slice(DEVICE_COOKIE.length + 1).split(';')[0] ?? '';
      expect(knownBrowser({ secrets: during }, { ...client, deviceCookie }, id, 0)).not.toBeNull();
      expect(knownBrowser({ secrets: after }, { ...client, deviceCookie }, id, 0)).toBeNull();

      const published = await createKeyRing({ ...needs, secrets: before }).publish();
      expect(await createKeyRing({ ...needs, secrets: during }).find(published.id)).toMatchObject({ agreed: true });
      await expect(createKeyRing({ ...needs, secrets: after }).find(published.id)).rejects.toThrow();
    } finally {
      await database.close();
    }
  });
});
