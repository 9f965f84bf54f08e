import { expect, it } from 'vitest';
import { withoutNames } from './plain-names.ts';

const helper = 'var __name = (target, value) => Object.defineProperty(target, "name", { value });\n';

it('removes the calls that record names, and nothing else', () => {
  const code = `${helper}
    function Tabs() { return "a __name( in a text"; }
    __name(Tabs, "Tabs");
    class Items extends Map {
      static { __name(this, "Items"); }
      static { Items.made = true; }
    }
    const Slot = /* @__PURE__ */ __name((props) => other(props, __name(() => 1, "inner"), "Slot"), "Slot");
    Slot.displayName = "Slot";`;
  expect(withoutNames(code).replace(helper, '').replaceAll(/\s+/g, ' ').trim()).toBe(
    'function Tabs() { return "a __name( in a text"; } ' +
      'class Items extends Map { static { Items.made = true; } } ' +
      'const Slot = /* @__PURE__ */ (props) => other(props, () => 1, "Slot"); Slot.displayName = "Slot";',
  );
});

it('leaves a file unchanged that records no names', () => {
  const code = 'export const __named = (x) => x;';
  expect(withoutNames(code)).toBe(code);
});
