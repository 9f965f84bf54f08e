/** The query parameter with the step of a journey, so that the browser's own buttons move between steps. */
export const stepParameter = 'step';
