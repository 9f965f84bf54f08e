interface Usage {
  readonly when: string;
  readonly whenNot: string;
  readonly why: string;
}

/** The usage text of a component's page: when to use it, when not, and the decision behind it. For a story file's `parameters`. */
export const usage = ({ when, whenNot, why }: Usage) => ({
  docs: {
    description: {
      component: `**Use it** ${when}\n\n**Not** ${whenNot}\n\n**Why so** ${why}`,
    },
  },
});

/** The same for a component that opens over the page: on its page of the documentation each story has a frame of its own. */
export const usageInFrame = (text: Usage) => {
  const { docs } = usage(text);
  return { docs: { ...docs, story: { inline: false, height: '480px' } } };
};
