/** The usage text of a component's page: when to use it, when not, and the decision behind it. For a story file's `parameters`. */
export const usage = (text: { when: string; whenNot: string; why: string }) => ({
  docs: {
    description: {
      component: `**Use it** ${text.when}\n\n**Not** ${text.whenNot}\n\n**Why so** ${text.why}`,
    },
  },
});
