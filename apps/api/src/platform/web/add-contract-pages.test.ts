import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../read-config.ts';
import { document } from '../contract/document.ts';
import { addContractPages } from './add-contract-pages.ts';

async function open() {
  const app = Fastify();
  await addContractPages(app, readConfig({ LIFEDESK_WEB: 'off' }, { simulators: true }));
  return app;
}

describe('the contract on the server', () => {
  it('is read by programs of any site', async () => {
    const answer = await (await open()).inject('/openapi.json');
    expect(answer.json()).toEqual(document);
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'content-type': 'application/json; charset=utf-8',
    });
  });

  it('is a page with all its files beside it', async () => {
    const app = await open();
    const moved = await app.inject('/docs');
    expect(new URL(String(moved.headers.location), 'http://api.example/docs').pathname).toBe('/docs/');
    const page = await app.inject('/docs/');
    const sources = [...page.body.matchAll(/src="([^"]+)"/g)].map(([, source]) => source);
    expect(sources.length).toBeGreaterThan(0);
    for (const source of [...sources, 'openapi.json'])
      expect(await app.inject(`/docs/${source}`), source).toMatchObject({ statusCode: 200 });
  });

  it('lets the page load and send nothing elsewhere', async () => {
    const { headers } = await (await open()).inject('/docs/');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("connect-src 'self';");
  });

  it('serves no other file of the viewer', async () => {
    const app = await open();
    for (const path of ['standalone.js.map', '../package.json', '%2e%2e/package.json', 'chunks'])
      expect(await app.inject(`/docs/${path}`), path).toMatchObject({ statusCode: 404 });
  });
});
