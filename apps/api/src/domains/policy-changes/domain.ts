import { defineDomain } from '../../define-domain.ts';
import bonusOptions from './bonus/bonusOptions.ts';
import updateBonusOption from './bonus/updateBonusOption.ts';
import { calendarJob } from './calendar/calendar-job.ts';
import { applyChosenOption } from './non-forfeiture/apply-chosen-option.ts';
import nonForfeitureOptions from './non-forfeiture/nonForfeitureOptions.ts';
import requestNonForfeiture from './non-forfeiture/requestNonForfeiture.ts';
import modeChangeDetails from './premium-change/modeChangeDetails.ts';
import updateMode from './premium-change/updateMode.ts';
import { addApprovedRider } from './riders/add-approved-rider.ts';
import addRider from './riders/addRider.ts';
import riderOptions from './riders/riderOptions.ts';

export default defineDomain({
  operations: {
    addRider,
    bonusOptions,
    modeChangeDetails,
    nonForfeitureOptions,
    requestNonForfeiture,
    riderOptions,
    updateBonusOption,
    updateMode,
  },
  jobs: { calendar: [calendarJob] },
  requestTypes: {
    'change-bonus': {
      name: { en: 'Change of bonus option', hi: 'बोनस विकल्प में बदलाव' },
      changes: { 'bonus-option': { en: 'Bonus option', hi: 'बोनस विकल्प' } },
    },
    'mode-change': {
      name: { en: 'Change of premium mode', hi: 'प्रीमियम मोड में बदलाव' },
      changes: { 'premium-mode': { en: 'Premium mode', hi: 'प्रीमियम मोड' } },
    },
    'rider-addition': {
      name: { en: 'Addition of a rider', hi: 'राइडर जोड़ना' },
      changes: { rider: { en: 'Rider', hi: 'राइडर' } },
    },
    'nfo-details': {
      name: { en: 'Option for unpaid premiums', hi: 'बकाया प्रीमियम का विकल्प' },
      changes: { 'non-forfeiture': { en: 'If a premium stays unpaid', hi: 'प्रीमियम न भरने पर' } },
    },
  },
  effects: { 'nfo-details': applyChosenOption, 'rider-addition': addApprovedRider },
});
