import { useLocation, useNavigate } from 'react-router-dom';
import { stepParameter } from './step-parameter.ts';

/** What the history remembers of a step. */
interface StepEntry {
  /** How many steps were taken inside the journey to come here. */
  readonly depth: number;
  /** The step that this one leads on to, where somebody came to change an answer. */
  readonly returnTo?: string;
}

/** Was this entry of the history made by a step of a journey? Any other has come from outside it. */
export function isWithinJourney(state: unknown): boolean {
  return typeof (state as Partial<StepEntry> | null)?.depth === 'number';
}

interface StepAddress extends StepEntry {
  /** The step that the address names. */
  readonly wanted: string | undefined;
  /** Goes on to a step. */
  readonly push: (step: string, returnTo?: string) => void;
  /** Names the step that is shown, where the address named another. */
  readonly correct: (step: string | undefined) => void;
  /** Goes back by one, or where the history holds nothing of this journey to this step. */
  readonly back: (step: string | undefined) => void;
  /** Goes back to where the journey began: what was sent is behind it. */
  readonly toBegin: () => void;
}

/** The step in the address and in the history. */
export function useStepAddress(): StepAddress {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const parameters = new URLSearchParams(search);
  const { depth = 0, returnTo } = (state ?? {}) as Partial<StepEntry>;

  const at = (step: string | undefined) => {
    const next = new URLSearchParams(parameters);
    if (step === undefined) next.delete(stepParameter);
    else next.set(stepParameter, step);
    return { search: next.toString() };
  };
  /** The same place in the history under another step. */
  const stay = (step: string | undefined, entry: StepEntry) => void navigate(at(step), { replace: true, state: entry });
  const here: StepEntry = { depth, ...(returnTo !== undefined && { returnTo }) };
  return {
    wanted: parameters.get(stepParameter) ?? undefined,
    ...here,
    push: (step, back) =>
      void navigate(at(step), { state: { depth: depth + 1, ...(back !== undefined && { returnTo: back }) } }),
    correct: (step) => stay(step, here),
    back: (step) => (depth > 0 ? void navigate(-1) : stay(step, here)),
    toBegin: () => (depth > 0 ? void navigate(-depth) : stay(undefined, { depth: 0 })),
  };
}
