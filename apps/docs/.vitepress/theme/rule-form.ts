import { defineComponent, h, shallowRef, type VNode } from 'vue';
import { answerOf, initialOf } from '../../../../.storybook/pages/rules/answer.ts';
import { clauseTexts } from '../../../../.storybook/pages/rules/clause-texts.ts';
import { decidingClause } from '../../../../.storybook/pages/rules/deciding-clause.ts';
import type { Input, RuleEntry } from '../../../../.storybook/pages/rules/entry.ts';
import { labelOf } from '../../../../.storybook/pages/rules/label-of.ts';
import { ruleEntries } from '../../../../.storybook/pages/rules/rule-entries.ts';

const isInput = (target: EventTarget | null): target is HTMLInputElement => target instanceof HTMLInputElement;

/** The value of a field by the kind of its input; undefined if it cannot be read. */
function valueIn(target: EventTarget | null, { kind }: Input<unknown>): unknown {
  if (target instanceof HTMLSelectElement) return target.value;
  if (!isInput(target)) return undefined;
  if (kind === 'flag') return target.checked;
  if (kind === 'number') return target.valueAsNumber;
  if (kind === 'date') return target.value || null;
  if (kind === 'text') return target.value;
  try {
    return JSON.parse(target.value);
  } catch {
    return undefined;
  }
}

const types: Readonly<Record<Input<unknown>['kind'], string>> = {
  text: 'text',
  date: 'date',
  number: 'number',
  flag: 'checkbox',
  choice: 'text',
  json: 'text',
};

function controlOf(input: Input<unknown>, onInput: (event: Event) => void): VNode {
  const { kind, initial, options = [] } = input;
  if (kind === 'choice')
    return h(
      'select',
      { onInput },
      options.map((option) => h('option', { value: option, selected: option === initial }, option)),
    );
  const value = kind === 'json' ? JSON.stringify(initial) : String(initial ?? '');
  return h('input', {
    type: types[kind],
    onInput,
    ...(kind === 'flag' ? { checked: initial === true } : { value }),
    ...(kind === 'number' ? { step: 'any' } : {}),
  });
}

/** The clause that decides for these values, in words. */
function decidedBy({ clauses }: RuleEntry, given: Readonly<Record<string, unknown>>): VNode[] {
  const at = clauses ? decidingClause(clauses, given) : -1;
  const sentence = clauses && clauseTexts(clauses)[at];
  return sentence ? [h('p', `Clause ${at + 1} decides: ${sentence}`)] : [];
}

/** A form that runs a rule with the values that are entered. */
export default defineComponent({
  props: { name: { type: String, required: true } },
  setup({ name }) {
    const entry = ruleEntries.find((rule) => rule.name === name);
    if (!entry) throw new Error(`There is no rule ${name}`);
    const given = shallowRef<Readonly<Record<string, unknown>>>(initialOf(entry));
    // fields keep what was typed, so they are created once
    const fields = Object.entries(entry.inputs).map(([key, input]) => {
      const isUnreadable = shallowRef(false);
      const onInput = ({ target }: Event) => {
        const value = valueIn(target, input);
        isUnreadable.value = value === undefined;
        if (value !== undefined) given.value = { ...given.value, [key]: value };
      };
      return () =>
        h('label', { class: ['rule-field', `rule-${input.kind}`] }, [
          h('span', labelOf(key)),
          controlOf(input, onInput),
          ...(isUnreadable.value ? [h('small', 'Enter valid JSON. Until then the last valid value applies.')] : []),
        ]);
    });
    return () =>
      h(
        'form',
        { class: 'rule-form', 'aria-label': `Try ${name}`, onSubmit: (event: Event) => event.preventDefault() },
        [
          h(
            'div',
            { class: 'rule-fields' },
            fields.map((field) => field()),
          ),
          h('output', [
            h('p', [h('strong', 'Result '), h('code', answerOf(entry, given.value))]),
            ...decidedBy(entry, given.value),
          ]),
        ],
      );
  },
});
