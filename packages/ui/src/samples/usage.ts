interface Usage {
  readonly when: string;
  readonly whenNot: string;
  readonly why: string;
}

/**
 * The usage text of a component's page: when to use it, when not, and why it is built that way. For a story file's
 * `parameters`.
 */
export const usage = ({ when, whenNot, why }: Usage) => ({
  docs: {
    description: {
      component: `**Use it** ${when}\n\n**Do not use it** ${whenNot}\n\n**Why** ${why}`,
    },
  },
});

/** The same for a component that opens over the page: its documentation page shows each story in its own frame. */
export const usageInFrame = (text: Usage) => {
  const { docs } = usage(text);
  return { docs: { ...docs, story: { inline: false, height: '480px' } } };
};
