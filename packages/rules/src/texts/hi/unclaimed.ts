import type { UnclaimedReason } from '../../unclaimed/can-claim-unclaimed.ts';
import type { Texts } from '../language.ts';

export const unclaimed: Texts<UnclaimedReason> = {
  claimed: () => 'इस राशि का दावा हो चुका है। भुगतान हो रहा है।',
  disputed: () => 'यह राशि किसी विवाद या अदालत के आदेश से रुकी है।',
  'not-unclaimed': () => 'यह राशि देने की तारीख को अभी 12 महीने नहीं हुए हैं।',
  'time-over': () => 'इस राशि का दावा करने का समय पूरा हो चुका है।',
  'pan-missing': () => 'जाँचा हुआ PAN दर्ज नहीं है। पहले PAN जोड़ें।',
  'claim-possible': () => 'इस राशि का दावा अभी हो सकता है।',
};
