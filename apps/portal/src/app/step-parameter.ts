/** The query parameter that holds the step of a journey, so that the browser's own buttons move between steps. */
export const stepParameter = 'step';
