import { describe, expect, it } from 'vitest';
import brand from '../../../../brands/meru-life.json' with { type: 'json' };
import type { Brand } from './portal-config.ts';
import { readConfig } from './read-config.ts';

const page = (text: string) =>
  new DOMParser().parseFromString(`<script type="application/json" id="lifedesk-config">${text}</script>`, 'text/html');

describe('the configuration in the page', () => {
  it('is read from the data block, even with markup in it', () => {
    const config = readConfig(page('{ "brand": { "product": "A \\u003c/script> B" } }'));
    expect(config.brand.product).toBe('A </script> B');
  });

  it('must be in the page', () => {
    expect(() => readConfig(page('"__LIFEDESK_CONFIG__"'))).toThrow('no configuration');
    expect(() => readConfig(new DOMParser().parseFromString('<p></p>', 'text/html'))).toThrow('no configuration');
    expect(() => readConfig(page('{ brand }'))).toThrow(SyntaxError);
  });

  it('has room for everything that the screens use of the demo brand', () => {
    const screens: Brand = brand;
    expect(screens.insurer.hi).toMatch(/\p{Script=Devanagari}/u);
  });
});
