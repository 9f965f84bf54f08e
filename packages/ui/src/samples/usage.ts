interface Usage {
  readonly when: string;
  readonly whenNot: string;
  /** What people call it elsewhere: they search for these words. */
  readonly also: string;
  readonly why: string;
}

/**
 * The usage text of a component's page: when to use it, when not, what else it is called, and why it is built that way.
 * For a story file's `parameters`.
 */
export const usage = ({ when, whenNot, also, why }: Usage) => ({
  docs: {
    description: {
      component: `**Use it** ${when}\n\n**Do not use it** ${whenNot}\n\n**Also called** ${also}\n\n**Why** ${why}`,
    },
  },
});

/** The same for a component that opens over the page: its documentation page shows each story in its own frame. */
export const usageInFrame = (text: Usage) => {
  const { docs } = usage(text);
  return { docs: { ...docs, story: { inline: false, height: '480px' } } };
};
