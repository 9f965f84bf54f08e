import { defineDomain } from '../../define-domain.ts';
import { interestsJob } from './interests-job.ts';
import { recommendedPlans, recommendedPlansPartial, recommendedPlansPublic } from './recommendedPlans.ts';
import {
  submitRecommendedPlan,
  submitRecommendedPlanPartial,
  submitRecommendedPlanPublic,
} from './submitRecommendedPlan.ts';

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
