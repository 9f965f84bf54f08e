import type { FileFault } from '@lifedesk/rules';
import { type Problem, problem } from '../../platform/problem.ts';

/** The problem for a refused file: the catalogue's text, with the reason. */
export function fileRefused(fileFault: FileFault): Problem {
  return problem('file-format', { fileFault });
}
