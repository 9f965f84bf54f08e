import { describe, expect, it } from 'vitest';
import { staleFiles, withContractVersion, withVersions } from './versions.ts';

describe('versions', () => {
  it('are the same in the workspace, in the examples and in the contracts', () => {
    expect(staleFiles()).toEqual([]);
  });
  it('of our packages replace those in a package.json', () => {
    const manifest = (version: string) => `{ "version": "1.0.0", "@lifedesk/sdk": "${version}", "jotai": "3.0.1" }`;
    expect(withVersions(manifest('0.1.0'), { sdk: '0.2.0' })).toBe(manifest('0.2.0'));
  });
  it('leave a package as it is that the workspace does not publish', () => {
    const manifest = '{ "@lifedesk/other": "0.1.0" }';
    expect(withVersions(manifest, { sdk: '0.2.0' })).toBe(manifest);
  });
  it('of the contract replace only the one in its info', () => {
    const document = (version: string) => `openapi: 3.1.0\ninfo:\n  version: ${version}\n  x:\n    version: 3\n`;
    expect(withContractVersion(document('0.1.0'), '0.2.0')).toBe(document('0.2.0'));
  });
});
