/** A piece of code in a page. */
export interface CodeBlock {
  /** The language after the fence, such as `ts`; empty if there is none. */
  readonly language: string;
  /** The text in square brackets after the language, such as a file name; empty if there is none. */
  readonly label: string;
  readonly code: string;
  /** The line of its fence in the page. */
  readonly line: number;
}

/** A fenced block, also one that is indented because it belongs to a list. */
const FENCED = /^(?<indent> *)```(?<language>[\w-]*)(?: *\[(?<label>[^\]]*)\])?[^\n]*\n(?<code>[\s\S]*?)^ *```$/gm;

/** The code blocks of a page in Markdown, in its order. */
export const codeBlocks = (text: string): CodeBlock[] =>
  Array.from(text.matchAll(FENCED), ({ groups = {}, index }) => {
    const { indent = '', language = '', label = '', code = '' } = groups;
    return {
      language,
      label,
      code: code.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
      line: text.slice(0, index).split('\n').length,
    };
  });
