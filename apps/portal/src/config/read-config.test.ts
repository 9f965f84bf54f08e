import { describe, expect, it } from 'vitest';
import brand from '../../../../brands/meru-life.json' with { type: 'json' };
import type { Brand } from './portal-config.ts';
import { readConfig } from './read-config.ts';

const page = (text: string) =>
  new DOMParser().parseFromString(`<script type="application/json" id="lifedesk-config">${text}</script>`, 'text/html');

describe('the configuration in the page', () => {
  it('is read from the data block, markup and all', () => {
    const config = readConfig(page('{ "brand": { "product": "A \\u003c/script> B" } }'));
    expect(config.brand.product).toBe('A </script> B');
  });

  it('must have been put there', () => {
    expect(() => readConfig(page('"__LIFEDESK_CONFIG__"'))).toThrow('no server');
    expect(() => readConfig(new DOMParser().parseFromString('<p></p>', 'text/html'))).toThrow('no server');
    expect(() => readConfig(page('{ brand }'))).toThrow(SyntaxError);
  });

  it('has room for all of the demo brand that the screens speak of', () => {
    const screens: Brand = brand;
    expect(screens.insurer.hi).toMatch(/\p{Script=Devanagari}/u);
  });
});
