import * as widths from '../../testing/stories.ts';
import { type Screen, screens, stillLoading, to } from '../../testing/stories.ts';

export default {
  title: 'Portal/Download center',
  tags: ['!autodocs'],
  ...screens({ address: to('download-center'), session: 'full' }),
};

export const Documents: Screen = {};
export const OnPhone: Screen = widths.onPhone;
export const OnPhoneInHindi: Screen = widths.onPhoneInHindi;
export const OnLaplet: Screen = widths.onLaplet;

export const Loading: Screen = { ...stillLoading, args: { instead: { policyDocumentList: 'never' } } };
export const Failed: Screen = { args: { instead: { policyDocumentList: { status: 500 } } } };
export const NoDocuments: Screen = {
  args: { instead: { policyDocumentList: { change: (answer) => ({ ...answer, documents: [] }) } } },
};
