import { describe, expect, it } from 'vitest';
import { type EnvironmentName, encrypts, environmentName, resolveEnvironment } from './environment.ts';

describe('the environment of a host', () => {
  it.each<[string, EnvironmentName]>([
    ['uat.merulife.example', 'UAT'],
    ['www.uat2.merulife.example', 'UAT'],
    ['customer-uat.merulife.example', 'UAT'],
    ['dev.merulife.example', 'DEV'],
    ['portal-dev3.merulife.example', 'DEV'],
    ['preprod.merulife.example', 'PRE_PROD'],
    ['pre-prod.merulife.example', 'PRE_PROD'],
    ['www.preprod.merulife.example', 'PRE_PROD'],
    ['qa.merulife.example', 'QA'],
    ['my.qa.merulife.example', 'QA'],
    ['www.merulife.example', 'PROD'],
    ['WWW.MeruLife.Example', 'PROD'],
    ['customer.merulife.example:8443', 'PROD'],
    ['portal.merulife.example', 'PROD'],
    ['prod.merulife.example', 'PROD'],
    ['cs-prod.merulife.example', 'PROD'],
    ['pre-prod2.products.example', 'QA'],
    ['merulife.example', 'QA'],
    ['devotion.example', 'QA'],
    ['equator.example', 'QA'],
    ['10.0.0.7', 'QA'],
    ['', 'QA'],
  ])('%s is %s', (host, name) => expect(environmentName(host)).toBe(name));

  it.each(['localhost', 'localhost:4200', '127.0.0.1:4200', '[::1]:4200', '::1', 'shop.localhost'])(
    '%s is LOCAL if requested, otherwise QA',
    (host) => {
      expect(environmentName(host, { local: true })).toBe('LOCAL');
      expect(environmentName(host)).toBe('QA');
    },
  );

  it('checks the configured hosts first', () => {
    const hosts = [
      { environment: 'PROD', host: 'service.merulife.example' },
      { environment: 'UAT', host: /^stage\./ },
    ] as const;
    expect(environmentName('service.merulife.example', { hosts })).toBe('PROD');
    expect(environmentName('stage.merulife.example', { hosts })).toBe('UAT');
    expect(environmentName('other.merulife.example', { hosts })).toBe('QA');
    expect(environmentName('localhost', { hosts: [{ environment: 'PROD', host: 'localhost' }] })).toBe('PROD');
  });
});

describe('the environment of a host decides', () => {
  it.each<[EnvironmentName, boolean]>([
    ['PROD', true],
    ['PRE_PROD', true],
    ['UAT', false],
    ['QA', false],
    ['DEV', false],
    ['LOCAL', false],
  ])('%s encrypts: %s', (name, expected) => expect(encrypts(name)).toBe(expected));

  it('is on the same origin unless configured', () => {
    expect(resolveEnvironment('www.merulife.example').bases).toEqual({
      customerService: '/api',
      content: '/api',
      email: '/api',
      assets: '/cs/assets/',
    });
  });

  it('uses each base that its environment configures', () => {
    const bases = {
      PROD: { customerService: 'https://api.merulife.example', assets: 'https://static.example/cs/assets/' },
    };
    expect(resolveEnvironment('www.merulife.example', { bases }).bases).toEqual({
      customerService: 'https://api.merulife.example',
      content: '/api',
      email: '/api',
      assets: 'https://static.example/cs/assets/',
    });
    expect(resolveEnvironment('uat.merulife.example', { bases }).bases.customerService).toBe('/api');
  });

  it('gives localhost the assets of QA, unless it has its own', () => {
    const QA = { assets: 'https://qa.merulife.example/cs/assets/' };
    expect(resolveEnvironment('localhost', { local: true, bases: { QA } }).bases.assets).toBe(QA.assets);
    expect(resolveEnvironment('localhost', { bases: { QA } }).bases.assets).toBe(QA.assets);
    const LOCAL = { assets: '/cs/assets/' };
    expect(resolveEnvironment('localhost', { local: true, bases: { QA, LOCAL } }).bases.assets).toBe('/cs/assets/');
  });

  it('rejects an assets base that does not end in /cs/assets/', () => {
    const bases = { PROD: { assets: 'https://static.example/assets/' } };
    expect(() => resolveEnvironment('www.merulife.example', { bases })).toThrow('must end in /cs/assets/');
  });
});
