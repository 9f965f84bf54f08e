import type { Recipe } from './recipe.ts';

const OF_APPLICATION = 'trackApplication applications';
const OF_REQUEST = 'serviceRequests serviceRequests';

/** Applications and requests. */
export const SERVICE_RECIPES: Readonly<Record<string, Recipe>> = {
  applicationDetails: { from: OF_APPLICATION },
  coAidRedirect: { from: OF_APPLICATION },
  queryTicketStatus: { from: OF_REQUEST },
  submitServiceRequestQuery: { from: OF_REQUEST },
  requestServiceRecovery: { from: OF_REQUEST },
};
