import {
  Calendar,
  Clock,
  CreditCard,
  FileText,
  HandCoins,
  Landmark,
  Mail,
  MapPin,
  OctagonAlert,
  Phone,
  Receipt,
  ShieldCheck,
  User,
  WifiOff,
} from 'lucide';
import { createIcon } from '../../lib/icon.tsx';

/** What a line or a card is about. */

export const BankIcon = /* @__PURE__ */ createIcon(Landmark);
export const BonusIcon = /* @__PURE__ */ createIcon(HandCoins);
export const DateIcon = /* @__PURE__ */ createIcon(Calendar);
export const DocumentIcon = /* @__PURE__ */ createIcon(FileText);
export const EmailIcon = /* @__PURE__ */ createIcon(Mail);
export const OfflineIcon = /* @__PURE__ */ createIcon(WifiOff);
export const PayIcon = /* @__PURE__ */ createIcon(CreditCard);
export const PersonIcon = /* @__PURE__ */ createIcon(User);
export const PhoneIcon = /* @__PURE__ */ createIcon(Phone);
export const PickupIcon = /* @__PURE__ */ createIcon(Receipt);
export const PlaceIcon = /* @__PURE__ */ createIcon(MapPin);
export const PolicyIcon = /* @__PURE__ */ createIcon(ShieldCheck);
export const StoppedIcon = /* @__PURE__ */ createIcon(OctagonAlert);
export const WaitingIcon = /* @__PURE__ */ createIcon(Clock);
