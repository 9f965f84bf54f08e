import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Config } from '../../config.ts';
import { readConfig } from '../../read-config.ts';
import { addErrorAnswers } from '../http/errors.ts';
import { type AnswerBadAddress, addWeb, webOptions } from './add-web.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'add-web-'));
  writeFileSync(join(folder, 'index.html'), '<i nonce="__CSP_NONCE__"></i>"__LIFEDESK_CONFIG__"');
  writeFileSync(join(folder, 'brands.json'), '{"meru":"/cs/assets/brand-meru-7a8b.css"}');
  writeFileSync(
    join(folder, 'routes.json'),
    '[{"id":"login","title":"Sign in","description":"","indexed":false,"atEntry":true,"scripts":[],"styles":[],"early":[]}]',
  );
});
afterAll(() => rmSync(folder, { recursive: true }));

const configure = (env: Record<string, string> = {}) => {
  const config = readConfig({ LIFEDESK_WEB: folder, ...env }, { simulators: true });
  return { config, options: webOptions(config, config.web as NonNullable<Config['web']>) };
};
const S3 = {
  LIFEDESK_S3_ENDPOINT: 'https://s3.example',
  LIFEDESK_S3_REGION: 'in',
  LIFEDESK_S3_BUCKET: 'uploads',
  LIFEDESK_S3_ACCESS_KEY_ID: 'id',
  LIFEDESK_S3_SECRET_ACCESS_KEY: 'key',
};
const GATEWAY = {
  LIFEDESK_GATEWAY_URL: 'https://pay.example/orders',
  LIFEDESK_GATEWAY_MERCHANT: 'meru',
  LIFEDESK_GATEWAY_SECRET: 'secret',
  LIFEDESK_BACK_OFFICE_URL: 'https://back-office.example',
  LIFEDESK_BACK_OFFICE_SECRET: 'secret',
};

describe('webOptions', () => {
  it('passes the brand to the page, and nothing that only the server may know', () => {
    const { options } = configure({ ...GATEWAY, ...S3 });
    const text = JSON.stringify(options.portalConfig);
    expect(text).toContain('Meru Life');
    expect(text).not.toMatch(/secret|"key"|s3\.example/);
    expect(options).toMatchObject({ secure: false, indexed: false });
  });

  it('extends the policy for other origins, and not for its own', () => {
    const { options } = configure({
      ...GATEWAY,
      ...S3,
      LIFEDESK_PUBLIC_URL: 'https://portal.example',
      LIFEDESK_BASE_API: 'https://api.example/customer/v0',
      LIFEDESK_BASE_CONTENT: 'https://portal.example/content',
      LIFEDESK_BASE_ASSETS: 'https://static.example/cs/assets/',
    });
    expect(options.connect).toEqual(['https://api.example', 'https://s3.example', 'https://uploads.s3.example']);
    expect(options.forms).toEqual(['https://pay.example']);
    expect(options.pictures).toEqual(['https://static.example']);
    expect(options.secure).toBe(true);
    expect(options.portalConfig).toMatchObject({
      bases: { customerService: 'https://api.example/customer/v0', assets: 'https://static.example/cs/assets/' },
    });
  });

  it.each(['PROD', 'PRE_PROD'])('passes %s to the portal, whatever the host name', (environment) => {
    const { config } = configure();
    const guarded = { ...config, environment, envelope: { ...config.envelope, required: true } } as Config;
    const options = webOptions(guarded, guarded.web as NonNullable<Config['web']>);
    expect(options.portalConfig).toHaveProperty('environment', environment);
  });

  it('passes the environment to the portal only if the host name does not show it', () => {
    expect(configure().options.portalConfig).not.toHaveProperty('environment');
    expect(configure({ LIFEDESK_PORTAL_ENV: 'UAT' }).options.portalConfig).toHaveProperty('environment', 'UAT');
  });
});

describe('addWeb', () => {
  const server = async (env: Record<string, string> = {}) => {
    let answerBadAddress: AnswerBadAddress | undefined;
    const app = Fastify({
      frameworkErrors: (_error, request, reply) =>
        void answerBadAddress?.(request as FastifyRequest, reply as FastifyReply),
    });
    addErrorAnswers(app);
    answerBadAddress = await addWeb(app, configure(env).config);
    return app;
  };

  it.each(['/nowhere', '/cs/nowhere', '/apiary', '/.env'])('answers %s with the 404 page', async (url) => {
    const response = await (await server()).inject(url);
    expect(response.statusCode).toBe(404);
    expect(response.headers['content-type']).toContain('text/html');
    expect(response.headers['content-security-policy']).toContain("default-src 'none'");
  });

  it.each([
    ['GET', '/api/nowhere'],
    ['GET', '/api'],
    ['GET', '/sandbox/nowhere'],
    ['POST', '/nowhere'],
  ] as const)('answers %s %s with a problem', async (method, url) => {
    const response = await (await server()).inject({ method, url });
    expect(response.statusCode).toBe(404);
    expect(response.headers['content-type']).toContain('application/problem+json');
  });

  it.each(['/cs/%E0%A4%A', '/%'])('answers the malformed URL %s with the 400 page', async (url) => {
    const response = await (await server()).inject(url);
    expect(response.statusCode).toBe(400);
    expect(response.headers['content-type']).toContain('text/html');
    expect(response.headers['content-security-policy']).toContain("default-src 'none'");
    expect(response.headers['x-frame-options']).toBe('DENY');
    expect(response.body).toContain('400 Bad Request');
  });

  it('answers such a URL under /api with a problem and its headers', async () => {
    const response = await (await server()).inject('/api/%E0%A4%A');
    expect(response.statusCode).toBe(400);
    expect(response.headers['content-type']).toContain('application/problem+json');
    expect(response.headers['x-content-type-options']).toBe('nosniff');
    expect(response.json()).toMatchObject({ code: 'validation' });
  });

  it('answers with problems only if no portal is served', async () => {
    const app = Fastify();
    addErrorAnswers(app);
    await addWeb(app, readConfig({ LIFEDESK_WEB: 'off' }, { simulators: true }));
    expect((await app.inject('/cs')).headers['content-type']).toContain('application/problem+json');
  });
});
