import { describe, expect, it } from 'vitest';
import brand from '../../../brands/meru-life.json' with { type: 'json' };
import { environmentOf } from './page-sdk.ts';

describe('the environment of the page', () => {
  it('is the host’s if the page names none', () => {
    expect(environmentOf({ brand }, 'www.merulife.example')).toMatchObject({ name: 'PROD', encrypts: true });
    expect(environmentOf({ brand }, 'uat.merulife.example')).toMatchObject({ name: 'UAT', encrypts: false });
  });

  it.each([
    ['PROD', 'life.example', true],
    ['UAT', 'www.merulife.example', false],
  ] as const)(
    'is %s at %s where the page says so, and bodies are encrypted as there',
    (environment, host, encrypts) => {
      expect(environmentOf({ brand, environment }, host)).toMatchObject({ name: environment, encrypts });
    },
  );

  it('uses the addresses that the page names, and its own for the rest', () => {
    const bases = { customerService: 'https://api.merulife.example' };
    expect(environmentOf({ brand, bases }, 'www.merulife.example').bases).toEqual({
      customerService: 'https://api.merulife.example',
      content: '/api',
      email: '/api',
      assets: '/cs/assets/',
    });
  });
});
