/** Words in Latin letters that are no abbreviations: a Hindi voice reads them badly. */
const LATIN_WORD = /\p{Script=Latin}{2}\p{Ll}{2}|\p{Script=Latin}\p{Ll}{2}/u;
const HIDDEN_CHARACTERS = /[*•]{2}|[*•]\S|\S[*•]/;
const APART = '[aria-hidden="true"], [hidden], script, style, code, title';

/**
 * Texts below `root` that a screen reader cannot say as a person would: values with hidden characters, read star by
 * star, and on a Hindi page names in Latin letters without their language.
 */
export function findUnspoken(root: Element, language: string): readonly string[] {
  const found = new Set<string>();
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const { textContent: text, parentElement: parent } = node;
    if (!text || !parent || parent.closest(APART)) continue;
    const isForeign = language !== 'en' && LATIN_WORD.test(text) && !isInAnotherLanguage(parent, root);
    if (isForeign || HIDDEN_CHARACTERS.test(text)) found.add(text);
  }
  return [...found];
}

const isInAnotherLanguage = (parent: Element, root: Element): boolean => {
  const marked = parent.closest('[lang]');
  return marked !== null && root.contains(marked) && marked !== root && marked.getAttribute('lang') !== 'hi';
};
