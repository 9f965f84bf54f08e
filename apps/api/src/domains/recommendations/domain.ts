import { defineDomain } from '../../define-domain.ts';
import { interestsJob } from './interests-job.ts';
import recommendedPlans from './recommendedPlans.ts';
import recommendedPlansPartial from './recommendedPlansPartial.ts';
import recommendedPlansPublic from './recommendedPlansPublic.ts';
import submitRecommendedPlan from './submitRecommendedPlan.ts';
import submitRecommendedPlanPartial from './submitRecommendedPlanPartial.ts';
import submitRecommendedPlanPublic from './submitRecommendedPlanPublic.ts';

export default defineDomain({
  operations: {
    recommendedPlans,
    recommendedPlansPartial,
    recommendedPlansPublic,
    submitRecommendedPlan,
    submitRecommendedPlanPartial,
    submitRecommendedPlanPublic,
  },
  jobs: { upkeep: [interestsJob] },
});
