import { describe, expect, it } from 'vitest';
import { readOptions } from './read-options.ts';

const GOOD = ['--base', 'https://core.example.com/api/', '--system', 'https://core.example.com/test'];
const withBase = (base: string) => () => readOptions(['--base', base, '--system', 'http://localhost:1/sandbox']);

describe('readOptions', () => {
  it('reads addresses without a slash at the end', () => {
    expect(readOptions([...GOOD, '--only', 'logout'])).toEqual({
      base: 'https://core.example.com/api',
      system: 'https://core.example.com/test',
      only: ['logout'],
    });
  });
  it('takes a local core without https', () => {
    expect(withBase('http://localhost:4200/api')().base).toBe('http://localhost:4200/api');
  });
  it.each([
    ['core.example.com', /--base is not an address/],
    ['ftp://core.example.com', /--base must begin with https:\/\//],
    ['http://core.example.com/api', /because the calls contain one-time passwords/],
    ['https://core.example.com/cs?page=1', /without \? and #/],
  ])('refuses the base %s', (base, message) => {
    expect(withBase(base)).toThrow(message);
  });
  it('refuses a run without a base', () => {
    expect(() => readOptions(['--system', 'test.json'])).toThrow(/--base and --system are required/);
  });
  it('refuses an unknown operation', () => {
    expect(() => readOptions([...GOOD, '--only', 'logOut'])).toThrow(
      '--only names no operation of the contract: logOut',
    );
  });
  it('refuses an unknown option', () => {
    expect(() => readOptions([...GOOD, '--fast'])).toThrow(/--fast/);
  });
});
