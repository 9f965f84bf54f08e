// Checks for a page that shows a story. These functions run in the browser, so each is self-contained.

/**
 * What a person could not read or reach: a page that must be scrolled sideways, text that is cut off by the window or by a box
 * with hidden overflow, text on top of other text. Text that ends with an ellipsis is allowed.
 */
export function unreadable(): string[] {
  interface Line {
    text: string;
    layer: Element | null;
    node: Node;
    left: number;
    right: number;
    top: number;
    bottom: number;
  }
  const root = document.documentElement;
  const found = new Set<string>();
  const name = (element: Element) =>
    `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}">`;
  const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
  const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';

  if (root.scrollWidth > root.clientWidth)
    found.add(`the page is ${root.scrollWidth} px wide in a window of ${root.clientWidth} px`);

  const look = (element: Element) => {
    const { overflowX, overflowY, textOverflow, webkitLineClamp, position, zIndex, clipPath } =
      getComputedStyle(element);
    const bounds = element.getBoundingClientRect();
    return { overflowX, overflowY, textOverflow, webkitLineClamp, position, zIndex, clipPath, bounds };
  };
  const boxes = new Map<Element, ReturnType<typeof look>>();
  /** How an element affects the text inside. Texts share most of the boxes around them, so each box is checked once. */
  const boxOf = (element: Element) => {
    const known = boxes.get(element);
    if (known) return known;
    const box = look(element);
    boxes.set(element, box);
    return box;
  };

  /** Is it currently scrolled out of view? */
  const isAway = (element: Element, { left, right, top, bottom }: Line): boolean => {
    for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY, bounds: seen } = boxOf(box);
      if (!scrolls(overflowX) && !scrolls(overflowY)) continue;
      if (left >= seen.right || right <= seen.left || top >= seen.bottom - 1 || bottom <= seen.top + 1) return true;
    }
    return false;
  };

  /** What cuts off a line, from the closest box outwards; null if it can be read or scrolled to. */
  const cutBy = (element: Element, { left, right, top, bottom }: Line): string | null => {
    let reachable = { across: false, down: false };
    for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
      const style = boxOf(box);
      if (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') return null;
      const { left: l, top: t } = style.bounds;
      const from = { x: l + box.clientLeft, y: t + box.clientTop };
      const beside = left < from.x - 1 || right > from.x + box.clientWidth + 1;
      const beyond = top < from.y - 1 || bottom > from.y + box.clientHeight + 1;
      if (!reachable.across && hides(style.overflowX) && beside) return name(box);
      if (!reachable.down && hides(style.overflowY) && beyond) return name(box);
      reachable = {
        across: reachable.across || scrolls(style.overflowX),
        down: reachable.down || scrolls(style.overflowY),
      };
      if (style.position === 'fixed' && !reachable.down && (top < -1 || bottom > innerHeight + 1)) return 'the window';
    }
    return !reachable.across && (left < -1 || right > innerWidth + 1) ? 'the window' : null;
  };

  /** Elements that deliberately lie above the rest of the page. */
  const layerOf = (element: Element): Element | null => {
    for (let box: Element | null = element; box; box = box.parentElement) {
      const { position, zIndex } = boxOf(box);
      if (position === 'fixed' || position === 'sticky' || (position !== 'static' && zIndex !== 'auto')) return box;
    }
    return null;
  };

  const lines: Line[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.trim() ?? '';
    const element = node.parentElement;
    if (!text || !element || element.closest('script, style, option, body > [class^="sb-"]')) continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    // for screen readers only
    let hidden = false;
    for (let box: Element | null = element; box && !hidden; box = box.parentElement)
      hidden = boxOf(box).clipPath === 'inset(50%)';
    if (hidden) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const layer = layerOf(element);
    for (const { left, right, top, bottom, width, height } of range.getClientRects()) {
      if (width < 1) continue;
      // the letters themselves: a line's box is taller and overlaps the next one
      const line = { text, layer, node, left, right, top: top + height * 0.3, bottom: bottom - height * 0.3 };
      if (!isAway(element, line)) lines.push(line);
      const by = cutBy(element, line);
      if (by) found.add(`"${text.slice(0, 40)}" is cut off by ${by}`);
    }
  }

  lines.sort((a, b) => a.top - b.top);
  lines.forEach((line, at) => {
    for (let next = at + 1; next < lines.length; next++) {
      const other = lines[next];
      if (!other || other.top > line.bottom - 2) break;
      if (other.node === line.node || other.layer !== line.layer) continue;
      if (Math.min(line.right, other.right) - Math.max(line.left, other.left) > 2)
        found.add(`"${line.text.slice(0, 40)}" and "${other.text.slice(0, 40)}" overlap`);
    }
  });
  return [...found];
}

/** Tables that are wider than the column of the page that they are in: they reach into what is beside it, or scroll sideways. */
export function wideTables(): string[] {
  return [...document.querySelectorAll('table')].flatMap((table) => {
    const column = table.parentElement;
    if (!column || !table.checkVisibility({ visibilityProperty: true })) return [];
    const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(column);
    const room = column.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd);
    const wide = Math.max(table.scrollWidth, table.getBoundingClientRect().width);
    const name = table.caption?.textContent ?? '';
    return wide > room + 1
      ? [`the table "${name}" is ${Math.round(wide)} px wide in a column of ${Math.round(room)} px`]
      : [];
  });
}

/** What still moves with reduced motion. Fading and colour changes are not movement. */
export function moving(): string[] {
  const still = /^(offset|computedOffset|easing|composite)$|opacity|visibility|colou?r$|^(fill|stroke)$/i;
  const found = new Set<string>();
  const name = (element: Element | null | undefined) =>
    `<${element?.tagName.toLowerCase()} class="${element?.className}">`;
  for (const { effect } of document.getAnimations()) {
    if (
      !(effect instanceof KeyframeEffect) ||
      effect.target?.closest('body > [class^="sb-"]') ||
      effect.getComputedTiming().activeDuration === 0
    )
      continue;
    const moves = effect.getKeyframes().flatMap((frame) => Object.keys(frame).filter((key) => !still.test(key)));
    for (const what of moves) found.add(`${name(effect.target)} moves its ${what}`);
  }
  for (const element of document.body.querySelectorAll('body > :not([class^="sb-"]), body > :not([class^="sb-"]) *')) {
    const { scrollBehavior, transitionDuration, transitionProperty } = getComputedStyle(element);
    if (scrollBehavior === 'smooth') found.add(`${name(element)} scrolls smoothly`);
    const durations = transitionDuration.split(', ');
    transitionProperty.split(', ').forEach((property, at) => {
      if (Number.parseFloat(durations[at % durations.length] ?? '0') > 0 && !still.test(property))
        found.add(`${name(element)} takes its time to change its ${property}`);
    });
  }
  return [...found];
}

/**
 * Writes the page in a language that does not exist: English with accents whose words are two fifths longer, as those of many languages
 * are. Figures and abbreviations stay.
 * @returns the texts before, by their order on the page, for `restore`
 */
export function lengthen(): string[] {
  const accents: Record<string, string> = { a: 'áå', e: 'éë', i: 'íï', o: 'óö', u: 'úü', n: 'ñ', y: 'ý', c: 'ç' };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const before: string[] = [];
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const text = node.nodeValue ?? '';
    before.push(text);
    if (node.parentElement?.closest('script, style, template')) continue;
    const longer = text.replace(/\p{L}*\p{Ll}\p{L}*/gu, (word) => word.replace(/[a-z]/g, (it) => accents[it] ?? it));
    if (longer !== text) node.nodeValue = longer;
  }
  return before;
}

/** Writes the page in its own language again. */
export function restore(before: readonly string[]): void {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (const text of before) {
    const node = texts.nextNode();
    if (node && node.nodeValue !== text) node.nodeValue = text;
  }
}

/**
 * What a thumb would miss: targets less than 44 px high. What counts is where a press arrives, so a label or a padding that belongs to
 * it counts as well. A link in a sentence may be as high as its line.
 */
export function tooSmall(): string[] {
  const LEAST = 44;
  const found: string[] = [];
  const targets = document.querySelectorAll<HTMLElement>(
    '#storybook-root :is(a[href], button, input:not([type="hidden"]), select, textarea, summary)',
  );
  const isInSentence = (element: HTMLElement): boolean => {
    if (element.tagName !== 'A' || !getComputedStyle(element).display.startsWith('inline')) return false;
    const around = element.parentElement?.textContent?.trim() ?? '';
    return around.length > (element.textContent?.trim().length ?? 0) + 1;
  };
  for (const element of targets) {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const { pointerEvents, clipPath } = getComputedStyle(element);
    if (pointerEvents === 'none' || clipPath !== 'none' || isInSentence(element)) continue;
    const own = [element, ...((element as HTMLInputElement).labels ?? [])];
    element.scrollIntoView({ block: 'center', inline: 'nearest' });
    const { left, top, width, height } = element.getBoundingClientRect();
    if (width < 1 || height < 1) continue;
    const [x, middle] = [left + width / 2, top + height / 2];
    const arrives = (y: number) => {
      const hit = document.elementFromPoint(x, y);
      return own.some((one) => one.contains(hit));
    };
    if (!arrives(middle)) continue;
    const reach = (step: number) => {
      let far = 0;
      while (far < LEAST && arrives(middle + step * (far + 0.5))) far += 0.5;
      return far;
    };
    const high = Math.max(height, reach(-1) + reach(1));
    if (high < LEAST - 1)
      found.push(
        `${element.tagName.toLowerCase()} "${(element.textContent || element.ariaLabel || '').trim()}" is ${Math.round(high)} px high`,
      );
  }
  return found;
}
