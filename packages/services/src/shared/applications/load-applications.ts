import {
  type AnswerOf,
  applicationDetails,
  applicationEligiblePolicies,
  type CallOptions,
  type Schemas,
  type Sdk,
  trackApplication,
  trackApplicationV2,
} from '@lifedesk/sdk';
import type { Application, ListedApplication } from './application-words.ts';

type Need = Schemas['ApplicationNeed'];

/** An application in the list, and what it needs from the applicant. */
export interface ListItem extends ListedApplication {
  readonly needs: readonly Need[];
}

export interface ApplicationListAnswer extends Pick<AnswerOf<'trackApplicationV2'>, 'because'> {
  readonly applications: readonly ListItem[];
}

/** All applications: those that need something from the applicant first, then the newest. */
export async function loadApplications(
  sdk: Sdk,
  _body: Record<string, never>,
  options: CallOptions,
): Promise<ApplicationListAnswer> {
  const [{ applications, because }, eligible] = await Promise.all([
    trackApplicationV2(sdk, {}, options),
    applicationEligiblePolicies(sdk, {}, options),
  ]);
  const needs = new Map(eligible.applications.map((one) => [one.id, one.needs]));
  const items = applications.map((one): ListItem => ({ ...one, needs: needs.get(one.id) ?? [] }));
  const isFirst = ({ needs: needed }: ListItem) => needed.length > 0;
  return {
    ...(because && { because }),
    applications: [...items.filter(isFirst), ...items.filter((one) => !isFirst(one))],
  };
}

interface ApplicationPlace {
  /** The opaque id in the address. */
  readonly id: string;
  /** What is open on its page: each is shown with the application as it is now. */
  readonly part: string;
}

/** One application by the id in the address; undefined if this person has none with that id. */
export async function loadApplication(
  sdk: Sdk,
  { id }: ApplicationPlace,
  options: CallOptions,
): Promise<Application | undefined> {
  const { applications } = await trackApplication(sdk, {}, options);
  const found = applications.find((one) => one.id === id);
  return found && applicationDetails(sdk, { applicationNo: found.applicationNo }, options);
}
